package io.fjprobe.workloads.run;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** The figures of one iteration. */
final class IterationResult {
  final Phase phase;

  /** From 1 within its phase. */
  final int number;

  /** Wall clock, milliseconds since the epoch. */
  final long start;

  final Tally tally;
  final String poolName;

  /** Of the operations alone, without the wait for quiescence. */
  long nanos;

  /** Of the whole process in that time; null: this JVM does not tell. */
  Long cpuNanos;

  /**
   * Since the iteration began; includes tasks taken from submission queues. This count and those
   * below it: {@link Tally#NOT_RECORDED} for a pool that is not the runner's.
   */
  long stealCount;

  long stealCountOfPool;
  int poolSize;
  int threadsCreated;
  int threadsCreatedOfPool;
  boolean verified;

  IterationResult(Phase phase, int number, long start, Tally tally, String poolName) {
    this.phase = phase;
    this.number = number;
    this.start = start;
    this.tally = tally;
    this.poolName = poolName;
  }

  double nanosPerOperation() {
    return (double) nanos / tally.operations();
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("phase", phase.text);
    json.put("iteration", number);
    json.put("start", Instant.ofEpochMilli(start).toString());
    json.put("operations", tally.operations());
    json.put("nanos", nanos);
    json.put("cpuNanos", cpuNanos);
    json.put("nanosPerOperation", nanosPerOperation());
    json.put("executedTasks", orNull(tally.executedTasks()));
    json.put("stealCount", orNull(stealCount));
    json.put("stealCountOfPool", orNull(stealCountOfPool));
    json.put("poolSize", orNull(poolSize));
    json.put("threadsCreated", orNull(threadsCreated));
    json.put("threadsCreatedOfPool", orNull(threadsCreatedOfPool));
    json.put("poolName", poolName);
    json.put("checksum", tally.checksum());
    json.put("verified", verified);
    json.put("extras", tally.extras());
    json.put("facts", tally.facts());
    json.put("times", Distribution.toJson(tally.distributions()));
    return json;
  }

  private static Long orNull(long recorded) {
    return recorded == Tally.NOT_RECORDED ? null : recorded;
  }
}
