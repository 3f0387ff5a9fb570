package com.acme.reviews;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What customers write, always the same. */
final class Reviews {
  private static final String[] WORDS = {
    "the",
    "shoes",
    "arrived",
    "after",
    "days",
    "and",
    "fitting",
    "was",
    "disappointing",
    "colours",
    "looked",
    "wonderfully",
    "different",
    "ordered",
    "paid",
    "for",
    "returning",
    "them",
    "quickly",
    "delivered",
    "stars",
    "generally",
    "recommended",
    "quality",
    "of",
    "stitching",
    "it",
    "rained"
  };

  private Reviews() {}

  static List<String> written(int count) {
    return IntStream.range(0, count).mapToObj(Reviews::review).collect(Collectors.toList());
  }

  private static String review(int id) {
    SplittableRandom random = new SplittableRandom(id);
    StringBuilder text = new StringBuilder();
    int words = 80 + random.nextInt(80);
    for (int word = 0; word < words; word++) {
      text.append(
          random.nextInt(12) == 0
              ? Integer.toString(random.nextInt(100))
              : WORDS[random.nextInt(WORDS.length)]);
      text.append(random.nextInt(10) == 0 ? ".\n" : " ");
    }
    return text.toString();
  }
}
