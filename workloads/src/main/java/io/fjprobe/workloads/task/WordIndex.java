package io.fjprobe.workloads.task;

import java.util.HashMap;
import java.util.Map;

/**
 * What some lines of text have: lines, words, and of each word how often it occurs, where first and
 * last, and a checksum of all its places. Two of them merge into that of all their lines.
 */
public final class WordIndex {
  private final Map<String, Occurrences> occurrences = new HashMap<>();
  private long lines;
  private long words;

  /** Counts a line. */
  public void addLine(int wordsOfLine) {
    lines++;
    words += wordsOfLine;
  }

  /** Notes one place of a word; lines come in ascending order. */
  public void add(String word, long line, int position) {
    Occurrences found = occurrences.get(word);
    if (found == null) {
      found = new Occurrences(line);
      occurrences.put(word, found);
    }
    found.add(line, position);
  }

  void put(String word, Occurrences all) {
    occurrences.put(word, all);
  }

  /** Adds the other one, in whichever order their lines come. */
  public WordIndex merge(WordIndex other) {
    lines += other.lines;
    words += other.words;
    other.occurrences.forEach(
        (word, more) ->
            occurrences.merge(
                word,
                more,
                (mine, added) -> {
                  mine.merge(added);
                  return mine;
                }));
    return this;
  }

  public long lines() {
    return lines;
  }

  public long words() {
    return words;
  }

  public int distinctWords() {
    return occurrences.size();
  }

  /** Null: there is none. */
  public Occurrences of(String word) {
    return occurrences.get(word);
  }

  /** The first word that the two do not have in common, with what both have of it; null: none. */
  public String difference(WordIndex expected) {
    for (Map.Entry<String, Occurrences> entry : expected.occurrences.entrySet()) {
      Occurrences mine = occurrences.get(entry.getKey());
      if (!entry.getValue().equals(mine)) {
        return entry.getKey() + ": " + mine + ", expected " + entry.getValue();
      }
    }
    for (String word : occurrences.keySet()) {
      if (!expected.occurrences.containsKey(word)) {
        return word + ", which is not in the text";
      }
    }
    return null;
  }

  /** Of one word: how often, where first and last, and a checksum of all places. */
  public static final class Occurrences {
    private long count;
    private long firstLine;
    private long lastLine;
    private long checksum;

    Occurrences(long firstLine) {
      this.firstLine = firstLine;
      this.lastLine = firstLine;
    }

    void add(long line, int position) {
      count++;
      lastLine = line;
      checksum += ZipfText.mix(line * ZipfText.LINE_BYTES + position);
    }

    void merge(Occurrences other) {
      count += other.count;
      firstLine = Math.min(firstLine, other.firstLine);
      lastLine = Math.max(lastLine, other.lastLine);
      checksum += other.checksum;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Occurrences
          && ((Occurrences) other).count == count
          && ((Occurrences) other).firstLine == firstLine
          && ((Occurrences) other).lastLine == lastLine
          && ((Occurrences) other).checksum == checksum;
    }

    @Override
    public int hashCode() {
      return Long.hashCode(checksum);
    }

    @Override
    public String toString() {
      return count + " times in lines " + firstLine + " to " + lastLine + ", checksum " + checksum;
    }
  }
}
