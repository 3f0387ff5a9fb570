package io.fjprobe.analyzer.finding;

import static io.fjprobe.analyzer.finding.limit.Condition.HARDLY_USED;
import static io.fjprobe.analyzer.finding.limit.Condition.SHORT_BLOCKING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.scale.SpanAccount;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One cause that can make Fork/Join slow, and how to see it in an account. */
public interface Finding {

  /** Programs use this short name, which stays the same. */
  String id();

  Diagnosis judge(Subject subject);

  /** This tells how the finding is known if it fires. */
  default KnownBy knownBy(Subject subject) {
    return KnownBy.SEEN;
  }

  /**
   * This tells whether tasks fail or stand still. That is just as bad in a pool that is hardly
   * used.
   */
  default boolean isFailure() {
    return false;
  }

  /** This tells whether the finding is about the whole JVM, whatever its pools are. */
  default boolean isOfJvm() {
    return false;
  }

  /**
   * This tells whether there is anything to judge. If not, there is nothing to call fine either.
   */
  default boolean concerns(Subject subject) {
    return true;
  }

  /**
   * What is judged: a pool in its section, on a JDK.
   *
   * @param pool null for what is of the whole JVM
   * @param cpus that the JVM may use; null when not known
   * @param jvmArguments null when not known
   * @param blockingThresholdNanos null when there is none
   * @param totals of all pools of the section
   * @param limits to judge by
   * @param span work and span of the section's operations, of whatever pool; null when not known
   */
  record Subject(
      @Nullable PoolAccount pool,
      SectionAccount section,
      int jdk,
      @Nullable Integer cpus,
      @Nullable String jvmArguments,
      boolean blockingRecorded,
      @Nullable Long blockingThresholdNanos,
      PoolTotals totals,
      Limits limits,
      @Nullable SpanAccount span) {

    public Subject(
        @Nullable PoolAccount pool,
        SectionAccount section,
        int jdk,
        @Nullable Integer cpus,
        boolean blockingRecorded,
        @Nullable Long blockingThresholdNanos) {
      this(
          pool,
          section,
          jdk,
          cpus,
          null,
          blockingRecorded,
          blockingThresholdNanos,
          PoolTotals.of(section),
          Limits.standard(),
          null);
    }

    /** Findings about the whole JVM never ask for it. */
    @Override
    public PoolAccount pool() {
      return Objects.requireNonNull(pool, "a finding about the whole JVM asks for its pool");
    }

    /**
     * This names the blocking that may have been there without being recorded. Null: all blocking
     * that matters is recorded.
     */
    public @Nullable String unrecordedBlocking() {
      if (pool().inTasks().blocking().exactNanos() != null) {
        return null;
      }
      if (!blockingRecorded) {
        return "blocking inside tasks: the recording has no jdk.ThreadSleep, jdk.ThreadPark,"
            + " monitor or I/O event";
      }
      return blockingThresholdNanos != null && blockingThresholdNanos > limits.value(SHORT_BLOCKING)
          ? "blocking inside tasks: at least at the end, no event shorter than "
              + Wording.time(blockingThresholdNanos)
              + " was"
              + " recorded"
          : null;
    }

    /**
     * This says why it is no use to change the size or the origin of this pool's tasks. Null: it
     * may be of use.
     */
    public @Nullable String tasksAreGiven() {
      if (pool().identity().kind().isScheduler()) {
        return "tasks are continuations of virtual threads, so their size and origin can't be"
            + " changed";
      }
      Long running = pool().times().time().runningNanos();
      boolean hardlyUsed =
          running != null && shareOfWorkerTime(running) < limits.value(HARDLY_USED);
      return hardlyUsed && section.period().operations() == null
          ? text(
              "workers run for less than %s of their time, so little depends on their tasks",
              Wording.percent(limits.value(HARDLY_USED)))
          : null;
    }

    /**
     * This divides a time of all workers by the number of operations. Null: there are no
     * operations.
     */
    @Nullable Double nanosPerOperation(long nanos) {
      return section.period().operations() == null || section.period().operations().count() == 0
          ? null
          : (double) nanos / section.period().operations().count();
    }

    /**
     * This is the share of a time in the workers' time (0 to 1). It is 0 if it is not known. It is
     * at most 1, although threads also live while they are no workers.
     */
    public double shareOfWorkerTime(@Nullable Long nanos) {
      Double share = pool().times().share(nanos);
      return share == null ? 0 : Math.min(share, 1);
    }

    /**
     * This tells how much the pool matters (0 to 1). It is the smaller of two numbers. One is its
     * share of all pools. The other is its worker time divided by the wall time, where one worker
     * for the whole window is the most that counts.
     */
    double significance() {
      Long total = pool().times().time().totalNanos();
      double lived =
          total == null || section.period().wallNanos() == 0
              ? 1
              : (double) total / section.period().wallNanos();
      double unrecorded =
          (double) pool().presence().lives().pools()
              / Math.max(pool().presence().lives().recorded(), 1);
      return Math.min(shareOfAllPools(), Math.max(Math.min(lived * unrecorded, 1), 0));
    }

    /**
     * This is the pool's share of the worker time of all pools, or of their running time if that
     * share is larger (0 to 1).
     */
    double shareOfAllPools() {
      return Math.max(
          share(pool().times().time().totalNanos(), totals.totalNanos()),
          share(pool().times().time().runningNanos(), totals.runningNanos()));
    }

    /** The share is 1 if the own time or the time of all pools is not known. */
    private static double share(@Nullable Long own, long all) {
      return own == null || all == 0 ? 1 : Math.max((double) own / all, 0);
    }
  }
}
