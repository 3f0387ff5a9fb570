package com.acme.reviews;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import opennlp.tools.sentdetect.NewlineSentenceDetector;
import opennlp.tools.stemmer.PorterStemmer;
import opennlp.tools.tokenize.SimpleTokenizer;

/**
 * Statistics of reviews by OpenNLP: of words (words), of words and numbers in two ways (amounts,
 * figures), or of sentences (sentences).
 */
public final class ReviewStatistics {
  private static final int REVIEWS = 500;
  private final List<String> reviews = Reviews.written(REVIEWS);

  private ReviewStatistics() {}

  public static void main(String[] args) {
    ReviewStatistics statistics = new ReviewStatistics();
    boolean figures = args[0].equals("figures");
    ToLongFunction<String> ofText = figures ? ReviewStatistics::figures : ReviewStatistics::amounts;
    LongSupplier run =
        args[0].equals("sentences")
            ? statistics::ofSentences
            : () -> statistics.reviews.parallelStream().mapToLong(ofText).sum();
    long expected = statistics.reviews.stream().mapToLong(ReviewStatistics::amounts).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long runs = 0;
    while (shift.goesOn()) {
      right &= expected == run.getAsLong();
      runs++;
    }
    Outcome.end(right && runs > 0, "reviews: " + runs + " runs");
  }

  private long ofSentences() {
    List<CompletableFuture<Long>> sums = new ArrayList<>();
    for (String review : reviews) {
      for (String sentence : new NewlineSentenceDetector().sentDetect(review)) {
        sums.add(CompletableFuture.supplyAsync(() -> amounts(sentence)));
      }
    }
    return sums.stream().mapToLong(CompletableFuture::join).sum();
  }

  private static long amounts(String text) {
    PorterStemmer stemmer = new PorterStemmer();
    long sum = 0;
    for (String token : SimpleTokenizer.INSTANCE.tokenize(text)) {
      sum += Numbers.looksLikeOne(token) ? Integer.parseInt(token) : weight(stemmer.stem(token));
    }
    return sum;
  }

  private static long figures(String text) {
    PorterStemmer stemmer = new PorterStemmer();
    long sum = 0;
    for (String token : SimpleTokenizer.INSTANCE.tokenize(text)) {
      Integer figure = Numbers.parsed(token);
      sum += figure != null ? figure : weight(stemmer.stem(token));
    }
    return sum;
  }

  private static long weight(String stem) {
    return stem.length() * 31L + stem.charAt(0);
  }
}
