package com.acme.spelling;

import java.util.List;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds the word that is nearest to another, some ten microseconds. */
final class Suggestions {
  private static final List<String> WORDS =
      List.of(
          "address", "calendar", "ceiling", "committee", "definite", "embarrass", "foreign",
          "grammar", "harass", "immediate", "jewellery", "knowledge", "liaison", "millennium",
          "necessary", "occasion", "parallel", "questionnaire", "receive", "separate", "truly",
          "until", "vacuum", "weird");
  private static final LevenshteinDistance DISTANCE = new LevenshteinDistance();

  private Suggestions() {}

  static String word(long number) {
    return WORDS.get((int) Math.floorMod(number, (long) WORDS.size()));
  }

  /** The word with a letter too many. */
  static String misspelled(long number) {
    String word = word(number);
    return word.substring(0, 3) + word.charAt(2) + word.substring(3);
  }

  static String nearest(String misspelled) {
    String nearest = "";
    int least = Integer.MAX_VALUE;
    for (String word : WORDS) {
      int distance = DISTANCE.apply(word, misspelled);
      if (distance < least) {
        least = distance;
        nearest = word;
      }
    }
    return nearest;
  }
}
