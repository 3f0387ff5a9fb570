package io.fjprobe.weaving.option;

import java.util.List;

/** What the user may have meant by an unknown word. */
public final class Nearest {

  /** Of three letters one may be wrong. */
  private static final int LETTERS_FOR_A_MISTAKE = 3;

  private Nearest() {}

  /** To be appended to a message about the word; empty if it is similar to none of these. */
  public static String didYouMean(String word, List<String> known) {
    String nearest = null;
    int least = Math.max(2, word.length() / LETTERS_FOR_A_MISTAKE) + 1;
    for (String each : known) {
      int distance = distance(word, each);
      if (distance < least && distance < each.length()) {
        least = distance;
        nearest = each;
      }
    }
    return nearest == null ? "" : " (did you mean '" + nearest + "'?)";
  }

  /** How many letters have to be inserted, left out or replaced. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
