package io.fjprobe.workloads.task;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lines of text whose words follow Zipf's law: the word of rank r is 1/r times as frequent as the
 * first. Each line follows from its number alone, so that it is the same in every JVM and can be
 * had without those before it.
 */
public final class ZipfText {
  /** With its line feed. */
  public static final int LINE_BYTES = 1_024;

  /** More do not fit: a word has two letters at least, and a blank. */
  static final int MOST_WORDS = LINE_BYTES / 3;

  static final int VOCABULARY = 2_000;
  private static final int TABLE_BITS = 16;
  private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;
  private static final long SEED = 0x20150119_2F0C5AL;

  private final byte[][] words = new byte[VOCABULARY][];

  /** Ranks, each as often as its frequency asks for. */
  private final short[] ranks = ranks();

  private final boolean identical;

  /**
   * @param identical whether all lines are as the first
   */
  public ZipfText(boolean identical) {
    this.identical = identical;
    for (int rank = 0; rank < VOCABULARY; rank++) {
      words[rank] = word(rank);
    }
  }

  /** Frequent words are short; rank is written in syllables, so that words differ. */
  private static byte[] word(int rank) {
    String consonants = "tnshrdlcmwfgypbvk";
    String vowels = "aeiou";
    int syllables = consonants.length() * vowels.length();
    StringBuilder word = new StringBuilder();
    for (int rest = rank; ; rest = rest / syllables - 1) {
      word.append(consonants.charAt(rest % syllables / vowels.length()));
      word.append(vowels.charAt(rest % vowels.length()));
      if (rest < syllables) {
        break;
      }
    }
    if (rank % 3 > 0) {
      word.append("stern", 0, rank % 3 + 2);
    }
    return word.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  private static short[] ranks() {
    double harmonic = 0;
    for (int rank = 1; rank <= VOCABULARY; rank++) {
      harmonic += 1.0 / rank;
    }
    short[] table = new short[1 << TABLE_BITS];
    double until = 0;
    int filled = 0;
    for (int rank = 0; rank < VOCABULARY; rank++) {
      until += table.length / harmonic / (rank + 1);
      int end = rank == VOCABULARY - 1 ? table.length : Math.max(filled + 1, (int) until);
      Arrays.fill(table, filled, Math.min(end, table.length), (short) rank);
      filled = Math.min(end, table.length);
    }
    return table;
  }

  public String word(long rank) {
    return new String(words[(int) rank], StandardCharsets.ISO_8859_1);
  }

  /**
   * Writes one line, padded by blanks.
   *
   * @param text where it goes, from an offset on
   * @param ranksOfLine gets the ranks of its words in their order
   * @return how many words it has
   */
  public int line(long number, byte[] text, int offset, int[] ranksOfLine) {
    long state = mix(SEED + (identical ? 0 : number) * GOLDEN);
    int end = offset + LINE_BYTES - 1;
    int position = offset;
    int count = 0;
    while (true) {
      state += GOLDEN;
      int rank = ranks[(int) (mix(state) >>> (64 - TABLE_BITS))];
      byte[] word = words[rank];
      if (position + word.length > end) {
        break;
      }
      System.arraycopy(word, 0, text, position, word.length);
      position += word.length;
      ranksOfLine[count++] = rank;
      if (position == end) {
        break;
      }
      text[position++] = ' ';
    }
    Arrays.fill(text, position, end, (byte) ' ');
    text[end] = '\n';
    return count;
  }

  /** So that neighbouring numbers give unlike ones: the finalizer of SplitMix64. */
  static long mix(long number) {
    long mixed = (number ^ (number >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return mixed ^ (mixed >>> 31);
  }
}
