package io.fjprobe.workloads;

import io.fjprobe.workloads.parts.PartsOptions;
import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.plan.ArticleOptions;
import io.fjprobe.workloads.task.Divisors;
import io.fjprobe.workloads.task.Parts;
import io.fjprobe.workloads.task.Ranges;
import io.fjprobe.workloads.task.TrialDivision;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Ranges of candidates up to the square root, and what should come of dividing by them. */
final class PrimeParts implements Parts<TrialDivision> {
  private final long number;
  private final BigInteger bigNumber;
  private final boolean big;
  private final List<long[]> ranges;
  private final Divisors divisors;
  private final PrimeAnswer answer;

  PrimeParts(long number, boolean big, List<long[]> ranges, PrimeAnswer answer) {
    this.number = number;
    this.bigNumber = BigInteger.valueOf(number);
    this.big = big;
    this.ranges = ranges;
    this.divisors = new Divisors(number);
    this.answer = answer;
  }

  static List<long[]> ranges(Values values) {
    long root = Divisors.squareRoot(values.number("number"));
    int leaves = values.integer("leaves");
    if (!values.isOn(ArticleOptions.AS_PUBLISHED.name)) {
      return Ranges.equal(2, root + 1, leaves);
    }
    long length = Math.max(root / leaves, 1);
    switch (PartsOptions.implementation(values)) {
      case "fj":
        return Ranges.halves(2, root + 1, length + 1);
      case "stream":
        return published(length, leaves);
      case "es":
        return published(length, (int) ((root - 2) / length) + 1);
      default:
        return Ranges.equal(2, root + 1, leaves);
    }
  }

  /** All of the same length, with both ends; the last may end before or after the root. */
  private static List<long[]> published(long length, int count) {
    List<long[]> ranges = new ArrayList<>();
    for (int part = 0; part < count; part++) {
      long from = 2 + part * length;
      ranges.add(new long[] {from, from + length + 1});
    }
    return ranges;
  }

  @Override
  public int count() {
    return ranges.size();
  }

  @Override
  public TrialDivision run(int part) {
    long[] range = ranges.get(part);
    return big
        ? TrialDivision.big(bigNumber, range[0], range[1])
        : TrialDivision.primitive(number, range[0], range[1]);
  }

  @Override
  public TrialDivision merge(TrialDivision left, TrialDivision right) {
    return left.merge(right);
  }

  /** Returns the number of divisors, 0 for a prime. */
  double check(TrialDivision result, Tally tally) {
    CheckFailure.unlessEqual("the number of divisions", result.divisions(), Ranges.numbers(ranges));
    CheckFailure.unlessEqual("the number of divisors", result.divisors(), divisors.within(ranges));
    boolean isPrime = answer.of(result);
    CheckFailure.unlessEqual(
        "the answer (1: prime)", isPrime ? 1 : 0, answer.expected(ranges, divisors) ? 1 : 0);
    tally.add("divisions", result.divisions());
    tally.add("answersPrime", isPrime ? 1 : 0);
    if (isPrime != Divisors.isPrime(number)) {
      tally.add("wrongAnswer", 1);
    }
    return result.divisors();
  }
}
