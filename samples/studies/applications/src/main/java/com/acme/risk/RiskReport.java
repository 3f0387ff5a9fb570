package com.acme.risk;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.math3.random.RandomGenerator;
import org.apache.commons.math3.random.SynchronizedRandomGenerator;
import org.apache.commons.math3.random.Well19937c;

/**
 * What a portfolio may be worth, by random numbers of Commons Math: from a generator for each
 * position (positions), from one that is safe to share (generator), or desk by desk (desks).
 */
public final class RiskReport {
  static final int SCENARIOS = 400;
  private static final int POSITIONS = 96;
  private static final RandomGenerator SHARED =
      new SynchronizedRandomGenerator(new Well19937c(4711));

  private RiskReport() {}

  public static void main(String[] args) {
    List<Position> portfolio =
        IntStream.range(0, POSITIONS).mapToObj(Position::new).collect(Collectors.toList());
    long expected = portfolio.stream().mapToLong(RiskReport::value).sum();
    ForkJoinPool pool = new ForkJoinPool(2);
    LongSupplier report =
        args[0].equals("desks")
            ? () -> pool.invoke(new PortfolioValue(portfolio))
            : () -> portfolio.parallelStream().mapToLong(RiskReport::value).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long reports = 0;
    while (shift.goesOn()) {
      right &=
          args[0].equals("generator")
              ? portfolio.parallelStream().allMatch(p -> p.plausible(p.value(SHARED, SCENARIOS)))
              : expected == report.getAsLong();
      reports++;
    }
    Outcome.end(right && reports > 0, "risk: " + reports + " reports");
  }

  static long value(Position position) {
    return position.value(new Well19937c(4711), SCENARIOS);
  }
}
