package io.fjprobe.workloads.task;

import java.math.BigInteger;

/**
 * What came of dividing a number by each of a range, without an end at the first divisor, so that
 * the work does not depend on the answer.
 */
public final class TrialDivision {
  private long divisions;
  private long divisors;
  private int partsWithoutDivisor;
  private boolean ownAnswer;
  private boolean lossyAnswer;

  /** Of one range. */
  private TrialDivision(long divisions, long divisors) {
    this.divisions = divisions;
    this.divisors = divisors;
    this.partsWithoutDivisor = divisors == 0 ? 1 : 0;
    this.ownAnswer = divisors == 0;
    this.lossyAnswer = ownAnswer;
  }

  /** By objects, some of which are made for each division. */
  public static TrialDivision big(BigInteger number, long from, long to) {
    BigInteger end = BigInteger.valueOf(to);
    long divisors = 0;
    long divisions = 0;
    for (BigInteger divisor = BigInteger.valueOf(from);
        divisor.compareTo(end) < 0;
        divisor = divisor.add(BigInteger.ONE)) {
      divisions++;
      if (number.mod(divisor).equals(BigInteger.ZERO)) {
        divisors++;
      }
    }
    return new TrialDivision(divisions, divisors);
  }

  public static TrialDivision primitive(long number, long from, long to) {
    long divisors = 0;
    long divisions = 0;
    for (long divisor = from; divisor < to; divisor++) {
      divisions++;
      if (number % divisor == 0) {
        divisors++;
      }
    }
    return new TrialDivision(divisions, divisors);
  }

  /** Adds what came of other ranges. */
  public TrialDivision merge(TrialDivision other) {
    divisions += other.divisions;
    divisors += other.divisors;
    partsWithoutDivisor += other.partsWithoutDivisor;
    lossyAnswer = ownAnswer && other.ownAnswer;
    ownAnswer = true;
    return this;
  }

  public long divisions() {
    return divisions;
  }

  /** How many of them divide the number. */
  public long divisors() {
    return divisors;
  }

  public int partsWithoutDivisor() {
    return partsWithoutDivisor;
  }

  /**
   * Whether the number is prime by the answers of the two that were merged last, each of which
   * knows only what it found itself, and not what it was merged of.
   */
  public boolean lossyAnswer() {
    return lossyAnswer;
  }
}
