package io.fjprobe.workloads;

import io.fjprobe.workloads.task.Divisors;
import io.fjprobe.workloads.task.TrialDivision;
import java.util.List;

/** How it is concluded from the parts whether the number is a prime. */
enum PrimeAnswer {
  /** No part found a divisor. */
  RIGHT {
    @Override
    boolean of(TrialDivision result) {
      return result.divisors() == 0;
    }

    @Override
    boolean expected(List<long[]> ranges, Divisors divisors) {
      return divisors.within(ranges) == 0;
    }
  },

  /** As once published: no part is without a divisor. */
  INVERTED {
    @Override
    boolean of(TrialDivision result) {
      return result.partsWithoutDivisor() == 0;
    }

    @Override
    boolean expected(List<long[]> ranges, Divisors divisors) {
      return ranges.stream().allMatch(range -> divisors.within(range) > 0);
    }
  },

  /** As once published: a task does not hand up what its children found. */
  LOST {
    @Override
    boolean of(TrialDivision result) {
      return result.lossyAnswer();
    }

    /** Of four parts and more none is a child of the root, of three the first one is. */
    @Override
    boolean expected(List<long[]> ranges, Divisors divisors) {
      int seen = ranges.size() == 3 ? 1 : ranges.size() > 3 ? 0 : ranges.size();
      return divisors.within(ranges.subList(0, seen)) == 0;
    }
  };

  abstract boolean of(TrialDivision result);

  abstract boolean expected(List<long[]> ranges, Divisors divisors);

  /** Of the published code. */
  static PrimeAnswer published(String implementation) {
    switch (implementation) {
      case "stream":
        return INVERTED;
      case "fj":
        return LOST;
      default:
        return RIGHT;
    }
  }
}
