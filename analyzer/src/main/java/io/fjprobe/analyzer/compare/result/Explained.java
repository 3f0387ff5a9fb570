package io.fjprobe.analyzer.compare.result;

import io.fjprobe.analyzer.compare.cause.list.Explanation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why one side is slower, and how much of the gap that explains.
 *
 * @param explanations empty unless a difference is shown
 * @param explainedShare of the gap, by all explanations; null when refused
 */
public record Explained(List<Explanation> explanations, @Nullable Double explainedShare) {

  static final Explained NOT = new Explained(List.of(), null);

  boolean byForkJoin() {
    return !explanations.isEmpty() && explanations.get(0).forkJoin();
  }
}
