package io.fjprobe.analyzer.text;

import java.util.Collection;
import java.util.Comparator;

/** What a user may have meant by an unknown name. */
public final class Nearest {

  /** One of this many letters may be wrong. */
  private static final int LETTERS_FOR_A_MISTAKE = 3;

  private Nearest() {}

  /** Returns what to append to a message about the name; empty if it is like none of these. */
  public static String didYouMean(String name, Collection<String> known) {
    int most = Math.max(1, name.length() / LETTERS_FOR_A_MISTAKE);
    return known.stream()
        .filter(each -> mistakes(name, each) <= most)
        .min(Comparator.comparingInt(each -> mistakes(name, each)))
        .map(each -> "; did you mean '" + each + "'?")
        .orElse("");
  }

  /** Counts the letters that are missing, superfluous or wrong. */
  private static int mistakes(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int j = 0; j < above.length; j++) {
      above[j] = j;
    }
    for (int i = 0; i < a.length(); i++) {
      int[] row = new int[above.length];
      row[0] = i + 1;
      for (int j = 0; j < b.length(); j++) {
        int wrong = a.charAt(i) == b.charAt(j) ? 0 : 1;
        row[j + 1] = Math.min(above[j] + wrong, 1 + Math.min(above[j + 1], row[j]));
      }
      above = row;
    }
    return above[b.length()];
  }
}
