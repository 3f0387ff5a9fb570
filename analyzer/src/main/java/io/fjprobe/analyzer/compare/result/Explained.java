package io.fjprobe.analyzer.compare.result;

import io.fjprobe.analyzer.compare.cause.list.Explanation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why one side is slower, and how much of the gap that explains.
 *
 * @param explanations empty unless a difference is shown
 * @param explainedShare of the gap, by all explanations; null when refused
 * @param methodsToCount methods of the application and of libraries in which the slow side spends
 *     more time; to count their calls tells whether they are called more often
 */
public record Explained(
    List<Explanation> explanations, @Nullable Double explainedShare, List<String> methodsToCount) {

  static final Explained NOT = new Explained(List.of(), null, List.of());

  boolean byForkJoin() {
    return !explanations.isEmpty() && explanations.get(0).forkJoin();
  }
}
