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
public record CauseStatement(String summary, List<String> signs) {

  public CauseStatement {
    signs = List.copyOf(signs);
  }

  /** Returns a statement of which no signs are known. */
  public static CauseStatement of(String summary) {
    return new CauseStatement(summary, List.of());
  }

  /** Returns a statement with all of these signs, in this order. */
  @SafeVarargs
  public static CauseStatement of(String summary, List<String>... signs) {
    return new CauseStatement(summary, all(signs));
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

  /** Returns this statement in other words. */
  public CauseStatement in(UnaryOperator<String> wording) {
    return new CauseStatement(wording.apply(summary), signs.stream().map(wording).toList());
  }

  /** Returns all of it in one line. */
  public String inOneLine() {
    return signs.isEmpty() ? summary : summary + "; " + String.join("; ", signs);
  }
}
