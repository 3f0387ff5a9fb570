package io.fjprobe.analyzer.finding.blocking;

import static io.fjprobe.analyzer.finding.limit.Condition.UNMANAGED_BLOCKING_HIGHEST_RATE;
import static io.fjprobe.analyzer.finding.limit.Threshold.UNMANAGED_BLOCKING_MONITORS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Workers that find monitors taken so often that it costs much, though none of these waits is long:
 * the JVM counts them, and most of the time goes into spinning and switching, as if it were user
 * code.
 */
final class MonitorWaits {

  private static final String KIND = BlockKind.MONITOR_ENTER.text();

  private final Finding.Subject subject;
  private final long waits;
  private final long runningNanos;
  private final double perSecond;

  MonitorWaits(Finding.Subject subject) {
    this.subject = subject;
    WorkerTime time = subject.pool().times().time();
    waits = Sums.orZero(time.waits().monitorCount());
    runningNanos = Sums.orZero(time.runningNanos());
    perSecond = runningNanos == 0 ? 0 : waits * 1e9 / runningNanos;
  }

  boolean areMany() {
    return perSecond >= subject.limits().remark(UNMANAGED_BLOCKING_MONITORS);
  }

  Diagnosis diagnosis(Verdict verdict) {
    Limits limits = subject.limits();
    return verdict.diagnosis(
        perSecond < limits.warning(UNMANAGED_BLOCKING_MONITORS) ? Severity.INFO : Severity.WARNING,
        Math.min(perSecond / limits.value(UNMANAGED_BLOCKING_HIGHEST_RATE), 1),
        null,
        text(
            "Workers have to wait for a monitor %s times a second",
            Wording.count(Math.round(perSecond))),
        text(
            "The JVM counted %s waits for monitors in %s of running worker time. The longer"
                + " ones, which have events, took %s in total. The cost of the short ones,"
                + " spinning and thread switches, is part of user code here. Thresholds: remark"
                + " from %s, warning from %s waits in a second of running worker time.",
            Wording.count(waits),
            Wording.time(runningNanos),
            Wording.time(inEvents()),
            Wording.count((long) limits.remark(UNMANAGED_BLOCKING_MONITORS)),
            Wording.count((long) limits.warning(UNMANAGED_BLOCKING_MONITORS))),
        advice());
  }

  private long inEvents() {
    return subject.pool().inTasks().blocking().byKind().stream()
        .filter(row -> row.name().equals(KIND))
        .mapToLong(Row::totalNanos)
        .sum();
  }

  private List<String> advice() {
    List<String> advice = new ArrayList<>();
    monitor()
        .ifPresent(line -> advice.add(text("%s: the longest of these waits happen here", line)));
    advice.add(
        "give each task or thread its own copy of what it needs, or take the lock less often:"
            + " once for many elements");
    return advice;
  }

  private Optional<String> monitor() {
    return subject.pool().inTasks().blocking().lines().stream()
        .filter(line -> line.isOf(BlockKind.MONITOR_ENTER))
        .map(line -> line.row().name())
        .findFirst();
  }
}
