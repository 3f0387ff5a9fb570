package io.fjprobe.analyzer.compare.cause;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a cause says of a difference.
 *
 * @param summary what is different, in one line
 * @param signs what else is known of it, a line for each
 */
public record Reason(String summary, List<String> signs) {

  public Reason {
    signs = List.copyOf(signs);
  }

  /** Returns a reason of which no signs are known. */
  public static Reason of(String summary) {
    return new Reason(summary, List.of());
  }

  /** Returns a reason with all of these signs, in this order. */
  @SafeVarargs
  public static Reason of(String summary, List<String>... signs) {
    return new Reason(summary, all(signs));
  }

  /** Returns all of these signs, in this order. */
  @SafeVarargs
  public static List<String> all(List<String>... signs) {
    List<String> all = new ArrayList<>();
    for (List<String> some : signs) {
      all.addAll(some);
    }
    return all;
  }

  /** Returns this reason in other words. */
  public Reason in(UnaryOperator<String> wording) {
    return new Reason(wording.apply(summary), signs.stream().map(wording).toList());
  }

  /** Returns all of it in one line. */
  public String inOneLine() {
    return signs.isEmpty() ? summary : summary + "; " + String.join("; ", signs);
  }
}
