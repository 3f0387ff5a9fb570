package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.SERIALIZED_BLOCKING_BATCH;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.blocking.UnmanagedBlockingFinding;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One task at a time is blocked, and nothing else goes on, although more threads wait for results:
 * what they asked for is done one after the other.
 *
 * <p>Needs looks at all threads.
 */
public final class SerializedBlockingFinding extends MomentFinding {

  public SerializedBlockingFinding() {
    super(Unused.ONE_BLOCKED, Threshold.SERIALIZED_BLOCKING);
  }

  @Override
  public String id() {
    return "serialized-blocking";
  }

  /** A thread that collects a batch for others waits for more, or for a time. */
  private static boolean isBlocked(Doing doing) {
    return doing.isBlocked() || doing == Doing.WAITS;
  }

  /** What it does once is for several that wait. */
  private static boolean isBatch(UnusedCpus unused, Box box) {
    List<ReleaseRow> releases =
        unused.account().releases().stream()
            .filter(row -> row.doing() == Doing.WAITS_FOR_RESULT && row.by().equals(box.where()))
            .toList();
    long together = releases.stream().mapToLong(ReleaseRow::together).sum();
    long all = releases.stream().mapToLong(ReleaseRow::times).sum();
    return together > 0 && together >= unused.limits().value(SERIALIZED_BLOCKING_BATCH) * all;
  }

  /** A pool that has one worker runs one task at a time, whatever the tasks are. */
  @Override
  @Nullable String elsewhere(Subject subject, UnusedCpus unused) {
    List<Box> boxes = blocked(unused);
    boolean oneWorker =
        !boxes.isEmpty()
            && boxes.get(0).doing().isBlocked()
            && subject.section().pools().stream()
                .filter(pool -> pool.identity().name().equals(boxes.get(0).where()))
                .anyMatch(pool -> UnmanagedBlockingFinding.isOfOneWorker(pool, subject.limits()));
    return oneWorker ? "its pool has one worker: see unmanaged-blocking" : null;
  }

  private static List<Box> blocked(UnusedCpus unused) {
    return boxes(unused, box -> isBlocked(box.doing()) && box.alone() >= unused.most());
  }

  @Override
  Diagnosis judge(Verdict verdict, UnusedCpus unused) {
    if (!unused.isAsked()) {
      return verdict.ok("nothing is asked of the application for much of the time");
    }
    List<Box> boxes = blocked(unused);
    if (boxes.isEmpty()) {
      return verdict.ok("tasks block one at a time only for moments");
    }
    Box first = boxes.get(0);
    boolean batch = first.doing().isBlocked() && isBatch(unused, first);
    return verdict.diagnosis(
        batch ? Severity.INFO : unused.severity(boxes),
        unused.cpuShare(),
        null,
        text(
            "One task at a time is blocked%s, while others wait for results; no CPU is used for %s"
                + " of the time",
            MomentWording.line(first), Wording.percent(unused.cpuShare())),
        unused.seen()
            + text(
                " while one task was blocked and at least two threads waited for results. Most of the"
                    + " time, %s %s%s, and nothing else goes on.%s",
                MomentWording.one(first),
                MomentWording.of(first.doing()),
                MomentWording.line(first),
                unused.thresholds())
            + (batch
                ? " It lets several of them go on together, so this seems to be a batch: a remark."
                : ""),
        List.of(
            first.doing() == Doing.WAITS
                ? text(
                    "let it go on with what is there instead of waiting for more%s: those that"
                        + " would bring more wait for it",
                    MomentWording.line(first))
                : text(
                    "let several of these waits go on at the same time: something lets only one"
                        + " through%s, such as a single worker, actor or connection, or an order"
                        + " that is kept",
                    MomentWording.line(first))));
  }
}
