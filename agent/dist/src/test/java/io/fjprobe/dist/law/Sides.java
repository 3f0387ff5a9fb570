package io.fjprobe.dist.law;

import java.util.ArrayList;
import java.util.List;

/** Compares the two sides of laws, and remembers those that differ. */
public final class Sides {

  private final String where;
  private final List<String> violations = new ArrayList<>();
  private Law law;

  private Sides(String where) {
    this.where = where;
  }

  /** What is violated, one line each: where, law and both sides. */
  public static List<String> violations(PoolFacts pool) {
    Sides sides = new Sides(pool.toString());
    for (Law each : Law.ALL) {
      sides.law = each;
      each.check(pool, sides);
    }
    return sides.violations;
  }

  void equal(String left, long a, String right, long b) {
    compare(a == b, left, a, "=", right, b);
  }

  void atMost(String left, long a, String right, long b) {
    compare(a <= b, left, a, "<=", right, b);
  }

  private void compare(boolean holds, String left, long a, String sign, String right, long b) {
    if (!holds) {
      violations.add(
          where
              + ": "
              + law.title()
              + ": "
              + left
              + " "
              + sign
              + " "
              + right
              + ", but "
              + a
              + ", "
              + b);
    }
  }
}
