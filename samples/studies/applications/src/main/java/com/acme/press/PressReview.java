package com.acme.press;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The pages of a newspaper are parsed by jsoup in parallel streams: of all pages (pages), of the
 * sections (sections), or of all pages with the parsing in the order of print (ordered).
 */
public final class PressReview {
  private static final int ARTICLES = 400;
  private final List<Article> articles =
      IntStream.range(0, ARTICLES).mapToObj(Article::new).collect(Collectors.toList());
  private final List<List<Article>> sections =
      new ArrayList<>(
          articles.stream()
              .collect(Collectors.groupingBy(Article::section, TreeMap::new, Collectors.toList()))
              .values());

  private PressReview() {}

  public static void main(String[] args) {
    PressReview review = new PressReview();
    LongSupplier edition = review.edition(args[0]);
    long expected = measure(review.articles);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long editions = 0;
    while (shift.goesOn()) {
      right &= expected == edition.getAsLong();
      editions++;
    }
    Outcome.end(right && editions > 0, "press: " + editions + " editions");
  }

  private LongSupplier edition(String how) {
    switch (how) {
      case "sections":
        return this::bySection;
      case "ordered":
        return this::inOrder;
      default:
        return this::byPage;
    }
  }

  private long byPage() {
    return articles.parallelStream().mapToLong(Article::measure).sum();
  }

  private long bySection() {
    return sections.parallelStream().mapToLong(PressReview::measure).sum();
  }

  private long inOrder() {
    AtomicLong sum = new AtomicLong();
    articles.parallelStream().forEachOrdered(article -> sum.addAndGet(article.measure()));
    return sum.get();
  }

  private static long measure(List<Article> articles) {
    long sum = 0;
    for (Article article : articles) {
      sum += article.measure();
    }
    return sum;
  }
}
