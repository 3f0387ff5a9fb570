package io.fjprobe.analyzer.finding;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One cause that can make Fork/Join slow, and how to see it in an account. */
public interface Finding {

  /** Share of worker time below which, outside of measured iterations, tasks are not judged. */
  double HARDLY_USED = 0.1;

  /** What the agent's own settings leave out. Who leaves out more can't say that none was there. */
  long SHORT_BLOCKING = 1_000_000;

  /** A short name that stays the same, for programs. */
  String id();

  Diagnosis judge(Subject subject);

  /** What it rests on, should it fire. */
  default KnownBy knownBy(Subject subject) {
    return KnownBy.SEEN;
  }

  /** Tasks fail or stand still: that is as bad in a pool that is hardly used. */
  default boolean isFailure() {
    return false;
  }

  /** It is of the whole JVM, whatever its pools are. */
  default boolean isOfJvm() {
    return false;
  }

  /** False: there is nothing to judge, nor to call fine. */
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
   */
  record Subject(
      @Nullable PoolAccount pool,
      SectionAccount section,
      int jdk,
      @Nullable Integer cpus,
      @Nullable String jvmArguments,
      boolean blockingRecorded,
      @Nullable Long blockingThresholdNanos,
      PoolTotals totals) {

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
          PoolTotals.of(section));
    }

    /** Findings about the whole JVM never ask for it. */
    @Override
    public PoolAccount pool() {
      return Objects.requireNonNull(pool, "a finding about the whole JVM asks for its pool");
    }

    /** What nobody can say is absent; null when all blocking is recorded that matters. */
    public @Nullable String unrecordedBlocking() {
      if (pool().inTasks().blocking().exactNanos() != null) {
        return null;
      }
      if (!blockingRecorded) {
        return "blocking inside tasks: the recording has no jdk.ThreadSleep, jdk.ThreadPark,"
            + " monitor or I/O event";
      }
      return blockingThresholdNanos != null && blockingThresholdNanos > SHORT_BLOCKING
          ? "blocking inside tasks: at least at the end, no event shorter than "
              + Wording.time(blockingThresholdNanos)
              + " was"
              + " recorded"
          : null;
    }

    /**
     * Why the size and the origin of this pool's tasks are nothing to change; null if they may be.
     */
    public @Nullable String tasksAreGiven() {
      if (pool().identity().kind().isScheduler()) {
        return "tasks are continuations of virtual threads, so their size and origin can't be"
            + " changed";
      }
      Long running = pool().times().time().runningNanos();
      boolean hardlyUsed = running != null && shareOfWorkerTime(running) < HARDLY_USED;
      return hardlyUsed && section.period().operations() == null
          ? "workers run for less than 10 % of their time, so little depends on their tasks"
          : null;
    }

    /** A time of all workers for each operation; null without operations. */
    @Nullable Double nanosPerOperation(long nanos) {
      return section.period().operations() == null || section.period().operations().count() == 0
          ? null
          : (double) nanos / section.period().operations().count();
    }

    /** A share of the workers' time, 0 when that is not known; threads also live as no workers. */
    public double shareOfWorkerTime(@Nullable Long nanos) {
      Double share = pool().times().share(nanos);
      return share == null ? 0 : Math.min(share, 1);
    }

    /**
     * What this pool is of the time that passed, and of all pools: a worker for all of the window
     * is as much as there can be.
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

    /** What this pool is of the time of all pools' workers, or of their time without idling. */
    double shareOfAllPools() {
      return Math.max(
          share(pool().times().time().totalNanos(), totals.totalNanos()),
          share(pool().times().time().runningNanos(), totals.runningNanos()));
    }

    /** All, when not known. */
    private static double share(@Nullable Long own, long all) {
      return own == null || all == 0 ? 1 : Math.max((double) own / all, 0);
    }
  }
}
