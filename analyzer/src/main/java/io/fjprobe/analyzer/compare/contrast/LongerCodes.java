package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.number.Normal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Lists the methods in which threads run for longer on the slow side. A method that only hands on
 * to another one has the same times, so it is left out: the one that was called tells more.
 */
final class LongerCodes {

  /** Nobody reads more. */
  private static final int MOST = 8;

  /** The least share of the additional running time that is worth a row. */
  private static final double SHARE = 0.1;

  /** What calls the code of a thread or a task is below everything. */
  private static final double CALLED = 0.5;

  /**
   * A method with its times.
   *
   * @param depth how many methods it had called in the mean
   */
  private record Candidate(String method, double slow, double fast, double depth) {

    double tells(double leastSeen) {
      return Telling.of(slow, fast, leastSeen);
    }

    boolean isAlike(Candidate other) {
      double alike = SHARE * Math.max(slow, other.slow);
      return Math.abs(slow - other.slow) <= alike && Math.abs(fast - other.fast) <= alike;
    }
  }

  private LongerCodes() {}

  /**
   * Returns them, those that tell most first.
   *
   * @param sameJdk JDKs differ in their methods, which says nothing of the program
   */
  static List<LongerCode> of(
      RunningTime slow, RunningTime fast, boolean nextIsSlow, boolean sameJdk) {
    double all = slow.nanos() - fast.nanos();
    if (all <= 0) {
      return List.of();
    }
    List<Candidate> candidates = new ArrayList<>();
    slow.methods()
        .rows()
        .forEach(
            (method, row) -> {
              RunningTime.Time onSlow = slow.in(method);
              RunningTime.Time onFast = fast.in(method);
              if (isWorthARow(method, row, sameJdk || onFast.nanos() > 0)
                  && onSlow.atLeastMoreThan(onFast, Normal.TWO_SIDED_95) >= SHARE * all) {
                candidates.add(new Candidate(method, onSlow.nanos(), onFast.nanos(), row.depth()));
              }
            });
    candidates.sort(
        Comparator.comparingDouble((Candidate each) -> each.tells(fast.sample()))
            .reversed()
            .thenComparing(Candidate::method));
    List<Candidate> told = new ArrayList<>();
    for (Candidate candidate : candidates) {
      if (told.stream().noneMatch(candidate::isAlike)) {
        told.add(lowest(candidate, candidates));
      }
    }
    return told.stream()
        .limit(MOST)
        .map(
            each ->
                new LongerCode(
                    each.method(),
                    nextIsSlow ? each.fast() : each.slow(),
                    nextIsSlow ? each.slow() : each.fast()))
        .toList();
  }

  /** Returns the one of those with the same times that called least. */
  private static Candidate lowest(Candidate one, List<Candidate> all) {
    return all.stream()
        .filter(one::isAlike)
        .min(Comparator.comparingDouble(Candidate::depth))
        .orElse(one);
  }

  private static boolean isWorthARow(String method, MethodAccount.Row row, boolean comparable) {
    return !OfJdk.is(method) || comparable && row.called() >= CALLED * row.samples();
  }
}
