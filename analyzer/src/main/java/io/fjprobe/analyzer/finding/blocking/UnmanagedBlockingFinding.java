package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_NATIVE_SAMPLES;
import static io.fjprobe.analyzer.finding.limit.Condition.UNMANAGED_BLOCKING_CHOSEN;
import static io.fjprobe.analyzer.finding.limit.Condition.UNMANAGED_BLOCKING_LINES_NAMED;
import static io.fjprobe.analyzer.finding.limit.Threshold.UNMANAGED_BLOCKING;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.moment.LockContentionFinding;
import io.fjprobe.analyzer.finding.moment.StragglersFinding;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Tasks block without telling the pool: each takes a worker away for as long.
 *
 * <p>Needs the JDK's events of sleeping, parking, monitors and I/O on worker threads.
 */
public final class UnmanagedBlockingFinding implements Finding {

  @Override
  public String id() {
    return "unmanaged-blocking";
  }

  /** Only looks at the pool tell for how long it had workers that were not observed. */
  @Override
  public KnownBy knownBy(Subject subject) {
    return subject.pool().times().unobservedNanos() == 0 ? KnownBy.SEEN : KnownBy.SAMPLED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    BlockingAccount blocking = subject.pool().inTasks().blocking();
    Verdict verdict = new Verdict(this, subject);
    if (subject.pool().identity().kind().isScheduler()) {
      return verdict.ok(
          "virtual threads release their carriers when they block; for those that"
              + " do not, see pinned-carriers");
    }
    if (StragglersFinding.applies(subject)) {
      return verdict.ok("workers without a task were there when tasks blocked: see stragglers");
    }
    MonitorWaits monitors = new MonitorWaits(subject);
    if (monitors.areMany()
        && subject.shareOfWorkerTime(blocking.nanos()) < limits.warning(UNMANAGED_BLOCKING)) {
      return monitors.diagnosis(verdict);
    }
    String unrecorded = subject.unrecordedBlocking();
    boolean negligible =
        subject.shareOfWorkerTime(blocking.nanos()) < limits.remark(UNMANAGED_BLOCKING);
    if (negligible && blocking.exactNanos() != null) {
      return verdict.ok("there is hardly any unmanaged blocking, as the system counts it");
    }
    UnrecordedBlocking unseen = new UnrecordedBlocking(subject);
    if (unseen.nanos() > blocking.all().totalNanos()) {
      if (LockContentionFinding.explains(subject, blocking.nanos())) {
        return verdict.ok("most of the blocking is short waits for a lock: see lock-contention");
      }
      return unseen.isInTasks()
          ? brief(subject, blocking, unseen)
          : verdict.ok("the blocking is not a wait in Java code; see off-cpu");
    }
    if (negligible && unrecorded != null) {
      return verdict.notRecorded(unrecorded);
    }
    if (blocking.all().count() == 0) {
      return verdict.ok("no unmanaged blocking was seen in tasks");
    }
    Row all = blocking.all();
    long blocked = blocking.nanos();
    Row kind = blocking.byKind().get(0);
    OwnTasks own = OwnTasks.of(subject, blocked);
    TasksBehind behind = TasksBehind.of(subject, blocking);
    String summary =
        text(
            own == null
                ? "Unmanaged blocking in tasks takes %s of worker time"
                : "Workers wait for results while tasks lie in their own queues: unmanaged blocking"
                    + " takes %s of worker time",
            Wording.percent(subject.shareOfWorkerTime(blocked)));
    String explanation =
        counted(blocking)
            + text(
                "%s events on worker threads took %s in total. Most of it, %s, is %s (%s events,"
                    + " %s on average). The pool does not compensate for a worker that blocks"
                    + " without a ManagedBlocker.",
                Wording.count(all.count()),
                Wording.time(all.totalNanos()),
                Wording.time(kind.totalNanos()),
                kind.name(),
                Wording.count(kind.count()),
                Wording.time(kind.meanNanos()));
    long waitedFor = Math.min(subject.pool().events().joins().ownWork().totalNanos(), blocked);
    return verdict.byShare(
        blocked,
        blocked - waitedFor,
        limits.remark(UNMANAGED_BLOCKING),
        warning(subject, behind),
        summary,
        explanation
            + (own == null ? "" : own.seen())
            + holders(blocking, subject.limits())
            + waitedFor(waitedFor)
            + oneWorker(subject)
            + chosen(subject, behind),
        own == null ? advice(subject, blocking, behind) : own.advice());
  }

  /** Its tasks block one after the other, because the pool has one worker: this is a warning. */
  public static boolean isOfOneWorker(PoolAccount pool, Limits limits) {
    Long total = pool.times().time().totalNanos();
    return pool.identity().parallelism() == 1
        && total != null
        && pool.inTasks().blocking().nanos() >= limits.warning(UNMANAGED_BLOCKING) * total;
  }

  private static String oneWorker(Subject subject) {
    return isOfOneWorker(subject.pool(), subject.limits())
        ? " The parallelism is 1, so that tasks block one after the other."
        : "";
  }

  /** This is the share of worker time from which it is a warning. */
  private static double warning(Subject subject, @Nullable TasksBehind behind) {
    return isChosen(subject) && behind == null
        ? Limits.NEVER
        : subject.limits().warning(UNMANAGED_BLOCKING);
  }

  /** Somebody made this pool for tasks that block, and chose how many may do so at a time. */
  private static boolean isChosen(Subject subject) {
    return subject.pool().identity().kind().equals(PoolKind.CUSTOM)
        && subject.cpus() != null
        && subject.pool().identity().parallelism()
            >= subject.limits().value(UNMANAGED_BLOCKING_CHOSEN) * subject.cpus();
  }

  private static String chosen(Subject subject, @Nullable TasksBehind behind) {
    if (behind != null) {
      return behind.words();
    }
    return isChosen(subject)
        ? text(
            " The parallelism of %d, on %s, seems to be chosen for tasks that block, so this is a"
                + " remark.",
            subject.pool().identity().parallelism(),
            Wording.many(Objects.requireNonNull(subject.cpus()), "CPU"))
        : "";
  }

  private static String counted(BlockingAccount blocking) {
    return blocking.exactNanos() == null
        ? ""
        : text(
            "The system counted %s of blocking outside the pool's own waits. ",
            Wording.time(blocking.exactNanos()));
  }

  /**
   * This is the diagnosis if most of the blocking is too short for its events, or if these were
   * off.
   */
  private Diagnosis brief(Subject subject, BlockingAccount blocking, UnrecordedBlocking unseen) {
    return new Verdict(this, subject)
        .byShare(
            blocking.nanos(),
            subject.limits().remark(UNMANAGED_BLOCKING),
            warning(subject, null),
            text(
                "Unmanaged blocking in tasks takes %s of worker time",
                Wording.percent(subject.shareOfWorkerTime(blocking.nanos()))),
            counted(blocking)
                + unseen.words()
                + oneWorker(subject)
                + holders(blocking, subject.limits())
                + chosen(subject, null),
            partly(subject, blocking, unseen));
  }

  /** The lines that events name are likely to block for shorter times, too. */
  private static List<String> partly(
      Subject subject, BlockingAccount blocking, UnrecordedBlocking unseen) {
    List<String> advice = new ArrayList<>();
    unseen.seen().ifPresent(advice::add);
    if (blocking.all().totalNanos()
        >= subject.limits().value(UNMANAGED_BLOCKING_LINES_NAMED) * blocking.nanos()) {
      advice.addAll(advice(subject, blocking, null));
    }
    blocking.inNative().entrySet().stream()
        .filter(line -> line.getValue() >= subject.limits().count(ENOUGH_NATIVE_SAMPLES))
        .findFirst()
        .ifPresent(
            line ->
                advice.add(
                    text(
                        "%s is in native code in %s of workers, which may be part of it: check"
                            + " whether the native code waits",
                        line.getKey(), Wording.many(line.getValue(), "sample"))));
    advice.add(
        "to see where the rest is, record shorter blocking: lower the thresholds of"
            + " jdk.ThreadSleep, jdk.ThreadPark, jdk.JavaMonitorEnter and jdk.JavaMonitorWait");
    return advice;
  }

  /** The JVM knows which thread held a monitor last before the waiting thread got it. */
  private static String holders(BlockingAccount blocking, Limits limits) {
    long all = blocking.holders().stream().mapToLong(Row::totalNanos).sum();
    if (all < limits.value(UNMANAGED_BLOCKING_LINES_NAMED) * blocking.nanos() || all == 0) {
      return "";
    }
    Row first = blocking.holders().get(0);
    return text(
        " %s of the time spent waiting for monitors was for monitors last held by %s.",
        Wording.percent((double) first.totalNanos() / Math.max(all, 1)), first.name());
  }

  /** Joins in the right order would let others block at the same time, instead of waiting. */
  private static String waitedFor(long nanos) {
    return nanos == 0
        ? ""
        : text(
            " During %s of it, other workers waited that had tasks of their own. This part"
                + " counts for join-order.",
            Wording.time(nanos));
  }

  private static List<String> advice(
      Subject subject, BlockingAccount blocking, @Nullable TasksBehind behind) {
    Row worst = blocking.lines().get(0).row();
    if (blocking.lines().get(0).isOfJdk()) {
      return List.of(
          text(
              "%s is %s of it, without user code on the stack. The JDK itself waits there: look"
                  + " at what the tasks ask it to do",
              worst.name(), Wording.time(worst.totalNanos())));
    }
    if (blocking.lines().get(0).isOf(BlockKind.MONITOR_ENTER)) {
      return List.of(
          text(
              "%s is %s of it: do less while the lock is held, or take it less often",
              worst.name(), Wording.time(worst.totalNanos())),
          "or give each task its own copy of what the lock protects, or several locks for parts of"
              + " it");
    }
    return List.of(
        text(
            "%s is %s of it: move it out of the pool%s",
            worst.name(),
            Wording.time(worst.totalNanos()),
            subject.jdk() < 21
                ? ", to its own executor"
                : behind == null
                    ? ", for example to a virtual thread"
                    : ", to an executor of its own or to virtual threads"),
        "or wrap it in ForkJoinPool.managedBlock, so that the pool can compensate for it");
  }
}
