package io.fjprobe.workloads.task;

import java.util.BitSet;

/**
 * Primes by trial division, which costs time, and by a sieve, which is another way to count them.
 */
public final class Primes {
  private Primes() {}

  public static boolean isPrime(long number) {
    if (number < 2) {
      return false;
    }
    for (long divisor = 2; divisor * divisor <= number; divisor++) {
      if (number % divisor == 0) {
        return false;
      }
    }
    return true;
  }

  /** How many there are below a limit. */
  public static int countBelow(int limit) {
    BitSet composite = new BitSet(limit);
    int count = 0;
    for (int number = 2; number < limit; number++) {
      if (composite.get(number)) {
        continue;
      }
      count++;
      for (long multiple = (long) number * number; multiple < limit; multiple += number) {
        composite.set((int) multiple);
      }
    }
    return count;
  }
}
