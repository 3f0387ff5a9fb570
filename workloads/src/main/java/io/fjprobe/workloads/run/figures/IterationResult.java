package io.fjprobe.workloads.run.figures;

import io.fjprobe.workloads.run.schedule.Phase;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** The figures of one iteration. */
public final class IterationResult {
  public final Phase phase;

  /** From 1 within its phase. */
  public final int number;

  /** Wall clock, milliseconds since the epoch. */
  final long start;

  public final Tally tally;
  final String poolName;

  /** Of the operations alone, without the wait for quiescence. */
  public long nanos;

  /** Of the whole process in that time; null: this JVM does not tell. */
  public Long cpuNanos;

  /**
   * Since the iteration began; includes tasks taken from submission queues. This count and those
   * below it: {@link Tally#NOT_RECORDED} for a pool that is not the runner's.
   */
  public long stealCount;

  public long stealCountOfPool;
  public int poolSize;
  public int threadsCreated;
  public int threadsCreatedOfPool;
  public boolean verified;

  public IterationResult(Phase phase, int number, long start, Tally tally, String poolName) {
    this.phase = phase;
    this.number = number;
    this.start = start;
    this.tally = tally;
    this.poolName = poolName;
  }

  public double nanosPerOperation() {
    return (double) nanos / tally.operations();
  }

  public Map<String, Object> toJson() {
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
