package io.fjprobe.analyzer.finding.caller;

import static io.fjprobe.analyzer.finding.limit.Condition.CALLER_HELPS;
import static io.fjprobe.analyzer.finding.limit.Condition.FEW_WAITS;
import static io.fjprobe.analyzer.finding.limit.Condition.POOL_LEADS;
import static io.fjprobe.analyzer.finding.limit.Condition.WORKERS_WORK;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The time in which somebody wanted something of a pool. Workers that are idle at other times do
 * not starve: nothing was asked.
 *
 * @param nanos at least, or about where it is sampled
 * @param helpNanos of them a caller ran tasks itself, beside the workers
 * @param knownBy of that time
 * @param words "while ..."
 */
public record WorkInProgress(long nanos, long helpNanos, KnownBy knownBy, String words) {

  /** This tells how a finding is known that rests on this time. */
  public static KnownBy knownBy(Finding.Subject subject) {
    WorkInProgress work = of(subject);
    return work == null ? KnownBy.UNKNOWN : work.knownBy;
  }

  /** Null: nobody is known to have wanted anything, or not of this pool. */
  public static @Nullable WorkInProgress of(Finding.Subject subject) {
    SectionAccount section = subject.section();
    Operations operations = section.period().operations();
    if (operations == null) {
      return ofCallers(subject);
    }
    if (operations.timeNanos() != null) {
      long overlapping = Math.min(operations.timeNanos().longValue(), section.period().wallNanos());
      return new WorkInProgress(
          overlapping,
          0,
          KnownBy.BOUNDED,
          "while operations were under way, if these did not overlap");
    }
    return section.period().betweenLooks()
        ? ofCallers(subject)
        : new WorkInProgress(
            section.period().wallNanos(), 0, KnownBy.SEEN, "while operations were under way");
  }

  /**
   * Tasks lay in the pool's queues at nearly all looks, so this is the time of the whole window.
   */
  public static WorkInProgress always(Finding.Subject subject) {
    return new WorkInProgress(
        subject.section().period().wallNanos(),
        0,
        KnownBy.SAMPLED,
        "while tasks waited in its queues");
  }

  /** Several callers may wait at the same time, so that only the part of one is certain. */
  private static @Nullable WorkInProgress ofCallers(Finding.Subject subject) {
    SectionAccount section = subject.section();
    Long waited = section.callers().waits().externalNanos();
    int callers = section.callers().time().participants();
    ResultWaits futures = CallerWaits.byFutures(subject);
    if (futures != null) {
      return ofResults(subject, futures);
    }
    if (waited == null || waited == 0 || callers == 0) {
      return null;
    }
    boolean leads = leads(subject);
    if (callers > 1 || !leads) {
      long others = leads ? 0 : ofOtherPools(subject);
      long least = Math.min(waited / callers - others, section.period().wallNanos());
      return least <= 0
          ? null
          : new WorkInProgress(
              least,
              0,
              KnownBy.BOUNDED,
              callers > 1 ? "while callers waited" : "while the pool's caller waited");
    }
    long helped = helped(section.callers().time());
    long both = Math.min(waited + helped, section.period().wallNanos());
    return helped < subject.limits().value(CALLER_HELPS) * waited
        ? new WorkInProgress(
            Math.min(waited, both), 0, KnownBy.SEEN, "while the pool's caller waited")
        : new WorkInProgress(
            both, helped, KnownBy.SAMPLED, "while the pool's caller waited or ran tasks itself");
  }

  /**
   * A wait for a future does not show who completes the future. The waiting counts only if there is
   * one such caller, and if this pool runs nearly everything and works for about all of that time.
   */
  private static @Nullable WorkInProgress ofResults(Finding.Subject subject, ResultWaits waits) {
    Long tasks = subject.pool().counts().tasks();
    Long running = subject.pool().times().time().runningNanos();
    boolean its =
        waits.threads() == 1
            && waits.count() > subject.limits().count(FEW_WAITS)
            && 2 * waits.maxNanos() < waits.nanos()
            && tasks != null
            && 2 * tasks >= waits.count()
            && running != null
            && running >= subject.limits().value(WORKERS_WORK) * waits.nanos()
            && leads(subject);
    return its
        ? new WorkInProgress(
            waits.nanos(), 0, KnownBy.SAMPLED, "while a caller seemed to wait for them")
        : null;
  }

  /**
   * This estimates from samples for how many nanoseconds the caller ran tasks, as a caller of a
   * parallel stream does.
   */
  private static long helped(TimeAccount caller) {
    SampleCounts samples = caller.parts().samples();
    Long work = caller.nanos(BucketKind.WORK);
    return work == null || samples.work() == 0
        ? 0
        : Math.round((double) work * (samples.work() - samples.alone()) / samples.work());
  }

  /**
   * This is the running time of all other pools. Nobody waits for a pool for longer than it runs.
   */
  private static long ofOtherPools(Finding.Subject subject) {
    return subject.totals().runningNanos()
        - Objects.requireNonNullElse(subject.pool().times().time().runningNanos(), 0L);
  }

  /**
   * This tells whether the pool runs nearly everything. A wait itself does not show which pool it
   * is for.
   */
  private static boolean leads(Finding.Subject subject) {
    Long own = subject.pool().times().time().runningNanos();
    return own != null
        && own >= subject.limits().value(POOL_LEADS) * subject.totals().runningNanos();
  }

  /** This word stands before the time and says how well it is known. */
  public String about() {
    return switch (knownBy) {
      case SEEN -> "";
      case SAMPLED -> "about ";
      default -> "at least ";
    };
  }

  /**
   * Callers wait for a task before they hand over the next one. This is false if one wait takes
   * half of the waiting or more, because that one is for something else.
   */
  public static boolean isOneAtATime(Finding.Subject subject) {
    CallerWaits waits = CallerWaits.of(subject);
    Long tasks = subject.pool().counts().tasks();
    return waits != null
        && tasks != null
        && waits.count() > subject.limits().count(FEW_WAITS)
        && tasks < 2 * waits.count()
        && 2 * waits.maxNanos() < waits.nanos();
  }

  /** This many workers can run at the same time. */
  public static int atOnce(Finding.Subject subject) {
    int parallelism = Math.max(subject.pool().identity().parallelism(), 1);
    return subject.cpus() == null ? parallelism : Math.min(parallelism, subject.cpus());
  }

  /** This many threads can run tasks at the same time. A caller that helps is one of them. */
  public int runners(Finding.Subject subject) {
    int all = Math.max(subject.pool().identity().parallelism(), 1) + (helpNanos > 0 ? 1 : 0);
    return subject.cpus() == null ? all : Math.min(all, subject.cpus());
  }

  /** These threads could have run for this many nanoseconds in total meanwhile. */
  long offered(Finding.Subject subject) {
    return nanos * runners(subject);
  }

  /**
   * At least this many nanoseconds of the offered time were not used. All that workers did is taken
   * to be in this time.
   */
  public long unused(Finding.Subject subject) {
    WorkerTime time = subject.pool().times().time();
    if (time.totalNanos() == null || time.measured().idleNanos() == null) {
      return 0;
    }
    long spin = time.measured().spinNanos() == null ? 0 : time.measured().spinNanos();
    long busy = time.totalNanos() - time.measured().idleNanos() - spin - joins(subject);
    return Math.max(offered(subject) - busy - helpNanos, 0);
  }

  /**
   * Workers were blocked in joins for this many nanoseconds with no other task of their own to run.
   * Joins that leave own tasks lying are another fault. Without events nobody can tell the two
   * apart, and this is 0.
   */
  public static long joins(Finding.Subject subject) {
    Long blocked = subject.pool().times().time().measured().joinBlockedNanos();
    JoinAccount joins = subject.pool().events().joins();
    return blocked == null || joins.all().count() == 0
        ? 0
        : Math.max(blocked - joins.ownWork().totalNanos(), 0);
  }

  /** At least this share of the offered time was not used (0 to 1). */
  public double unusedShare(Finding.Subject subject) {
    return nanos == 0 ? 0 : (double) unused(subject) / offered(subject);
  }

  /** At most this many of these threads were busy on average. */
  public double busy(Finding.Subject subject) {
    return runners(subject) * (1 - unusedShare(subject));
  }
}
