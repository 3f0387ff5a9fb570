package io.fjprobe.analyzer.account.task;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;

/**
 * Tasks of one class. Times include the tasks that ran inside, in joins and invocations, so sums of
 * them count the same time more than once.
 *
 * @param share of all tasks, 0 to 1
 * @param p99AtMostNanos 99 % of them took no longer; at most 12.5 % more than the exact value
 * @param origins how many came to run in which way
 */
public record TaskRow(
    String name,
    long count,
    double share,
    long inclusiveNanos,
    long p99AtMostNanos,
    long maxNanos,
    Map<String, Long> origins) {

  @JsonProperty
  public long meanNanos() {
    return count == 0 ? 0 : inclusiveNanos / count;
  }
}
