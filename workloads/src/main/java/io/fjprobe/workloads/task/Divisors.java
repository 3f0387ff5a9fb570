package io.fjprobe.workloads.task;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;

/** The divisors of a number as its factors tell: another way than to try each candidate. */
public final class Divisors {
  private static final int CERTAINTY = 100;

  private final TreeSet<Long> divisors = new TreeSet<>();

  public Divisors(long number) {
    divisors.add(1L);
    long rest = number;
    for (long factor = 2; !isDone(rest, factor); factor += factor == 2 ? 1 : 2) {
      while (rest % factor == 0) {
        multiply(factor);
        rest /= factor;
      }
    }
    if (rest > 1) {
      multiply(rest);
    }
  }

  /** The costly test comes only where a factor was found, or at the beginning. */
  private long lastTested;

  private boolean isDone(long rest, long factor) {
    if (rest == lastTested) {
      return factor > rest / factor;
    }
    lastTested = rest;
    return rest == 1 || isPrime(rest);
  }

  private void multiply(long factor) {
    for (Long divisor : divisors.toArray(new Long[0])) {
      divisors.add(divisor * factor);
    }
  }

  public static boolean isPrime(long number) {
    return BigInteger.valueOf(number).isProbablePrime(CERTAINTY);
  }

  /** How many lie in the ranges, those in two of them twice. */
  public long within(List<long[]> ranges) {
    return ranges.stream().mapToLong(this::within).sum();
  }

  public long within(long[] range) {
    return divisors.subSet(range[0], range[1]).size();
  }

  /** The greatest whole number whose square is not more. */
  public static long squareRoot(long number) {
    long root = (long) Math.sqrt((double) number);
    while (root > number / root) {
      root--;
    }
    while (root + 1 <= number / (root + 1)) {
      root++;
    }
    return root;
  }
}
