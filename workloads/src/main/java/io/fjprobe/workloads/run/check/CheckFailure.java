package io.fjprobe.workloads.run.check;

import java.util.Locale;
import java.util.function.Supplier;

/** An operation did not do what it should have done, so that its times mean nothing. */
public final class CheckFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CheckFailure(String seen) {
    super(seen);
  }

  public CheckFailure(String seen, Throwable cause) {
    super(seen, cause);
  }

  public static void unless(boolean holds, Supplier<String> seenOtherwise) {
    if (!holds) {
      throw new CheckFailure(seenOtherwise.get());
    }
  }

  public static void unlessEqual(String what, long actual, long expected) {
    if (actual != expected) {
      throw new CheckFailure(what + " is " + actual + ", expected " + expected);
    }
  }

  public static void unlessClose(String what, double actual, double expected, double tolerance) {
    // negated so that NaN fails
    if (!(Math.abs(actual - expected) <= tolerance * Math.abs(expected))) {
      throw new CheckFailure(
          String.format(
              Locale.ROOT, "%s is %s, expected %s within %.0e", what, actual, expected, tolerance));
    }
  }
}
