package io.fjprobe.workloads.task;

import java.util.List;

/** The index that a text should have, made of the words that were drawn and not of the file. */
final class ExpectedIndex {
  private final ZipfText text;
  private final WordIndex.Occurrences[] occurrences =
      new WordIndex.Occurrences[ZipfText.VOCABULARY];
  private final WordIndex index = new WordIndex();
  private final boolean indexed;

  /** Lines that come twice are in the next range, too. */
  private final List<long[]> ranges;

  private int range;

  /**
   * @param indexed whether places of words are noted, or words only counted
   * @param ranges of lines, in ascending order of their first ones
   */
  ExpectedIndex(ZipfText text, boolean indexed, List<long[]> ranges) {
    this.text = text;
    this.indexed = indexed;
    this.ranges = ranges;
  }

  /** Lines come in ascending order, and each of them in a range. */
  void add(long line, int[] ranks, int words) {
    while (ranges.get(range)[1] <= line) {
      range++;
    }
    for (int i = range; i < ranges.size() && ranges.get(i)[0] <= line; i++) {
      addOnce(line, ranks, words);
    }
  }

  private void addOnce(long line, int[] ranks, int words) {
    index.addLine(words);
    if (indexed) {
      for (int position = 0; position < words; position++) {
        int rank = ranks[position];
        if (occurrences[rank] == null) {
          occurrences[rank] = new WordIndex.Occurrences(line);
        }
        occurrences[rank].add(line, position);
      }
    }
  }

  /** Of the lines so far; ends the adding. */
  WordIndex toIndex() {
    for (int rank = 0; rank < occurrences.length; rank++) {
      if (occurrences[rank] != null) {
        index.put(text.word(rank), occurrences[rank]);
      }
    }
    return index;
  }
}
