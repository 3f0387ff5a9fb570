package io.fjprobe.workloads.burden;

import java.util.function.BiConsumer;

/** What costs time, and how it is measured. */
enum Mechanism {
  STEAL(
      "stealNanos",
      "steal, from another queue than before",
      2,
      (samples, conditions) -> Steals.measure(2, samples)),
  STEAL_AGAIN(
      "stealAgainNanos",
      "steal, from the same queue again",
      2,
      (samples, conditions) -> Steals.measure(1, samples)),
  WAKE_UP_BY_FORK("forkWakeUpNanos", "fork that wakes a worker", 2, WakeUps::byFork),
  WAKE_UP_BY_SUBMISSION(
      "submitWakeUpNanos", "submission that wakes a worker", 2, WakeUps::bySubmission),
  SUBMISSION(
      "submitNanos",
      "submission to an awake worker",
      2,
      (samples, conditions) -> Submissions.measure(samples)),
  JOIN_RETURN("joinReturnNanos", "return from a join that blocked", 2, Returns::fromJoin),
  GET_RETURN("getReturnNanos", "return from get() outside", 2, Returns::fromGet),
  INVOKE_RETURN("invokeReturnNanos", "return from invoke() outside", 2, Returns::fromInvoke),
  FORK_AND_JOIN(
      "forkJoinCpuNanos",
      "fork and join, not stolen (CPU time)",
      1,
      (samples, conditions) -> EmptyForks.measure(samples)),
  CLOCK(
      "clockNanos",
      "(one reading of the clock)",
      1,
      (samples, conditions) -> Clock.measure(samples));

  /** In JSON. */
  final String key;

  /** In the table. */
  final String title;

  private final int requiredCpus;
  private final BiConsumer<Samples, Conditions> measurement;

  /**
   * @param requiredCpus how many threads need a CPU while the time passes
   */
  Mechanism(
      String key, String title, int requiredCpus, BiConsumer<Samples, Conditions> measurement) {
    this.key = key;
    this.title = title;
    this.requiredCpus = requiredCpus;
    this.measurement = measurement;
  }

  Cost measure(Conditions conditions, int cpus) {
    if (cpus < requiredCpus) {
      return Cost.notMeasured(this, "needs " + requiredCpus + " CPUs, and the JVM has " + cpus);
    }
    Samples samples = new Samples(conditions.warmUps, conditions.repetitions);
    try {
      measurement.accept(samples, conditions);
      return Cost.measured(this, samples.spread());
    } catch (NotMeasured e) {
      return Cost.notMeasured(this, e.getMessage());
    }
  }
}
