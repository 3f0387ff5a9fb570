package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Threshold.OFF_CPU;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.time.Bucket;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.blocking.UnrecordedBlocking;
import io.fjprobe.analyzer.finding.virtual.NativePinning;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Workers are neither on a CPU nor waiting for one, and no event tells what for.
 *
 * <p>Needs the CPU time of workers; jdk.NativeMethodSample names lines.
 */
public final class OffCpuFinding implements Finding {

  // Lines that call native code are named until there are this many pieces of advice.
  private static final int LINES = 3;

  @Override
  public String id() {
    return "off-cpu";
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return subject.pool().inTasks().blocking().exactNanos() == null
        ? KnownBy.BOUNDED
        : KnownBy.SEEN;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Verdict verdict = new Verdict(this, subject);
    Bucket off = subject.pool().times().account().bucket(BucketKind.OFF_CPU);
    Long least = off.lowNanos();
    if (least == null) {
      return verdict.notRecorded("CPU time of the workers: it was not recorded");
    }
    if (subject.pool().inTasks().blocking().exactNanos() != null) {
      return counted(verdict, subject);
    }
    double share = subject.shareOfWorkerTime(least);
    if (share < subject.limits().remark(OFF_CPU)) {
      return verdict.ok("workers are on a CPU, or it is known why not");
    }
    return verdict.diagnosis(
        Severity.INFO,
        share,
        least,
        text(
            "Workers are off the CPU for %s of their time, for an unknown reason",
            Wording.percent(share)),
        text(
            "For at least %s, workers were neither on a CPU nor blocked in any event. How much"
                + " of it is waiting for a CPU was not recorded. The rest is the kernel's work"
                + " on files or memory, or blocking that is shorter than the threshold of its"
                + " event. Threshold: remark from %s.",
            Wording.time(least), Wording.percent(subject.limits().remark(OFF_CPU))),
        advice(subject));
  }

  /**
   * This judges the exact amount of blocking, as far as no event and no wait of Java code explains
   * it.
   */
  private static Diagnosis counted(Verdict verdict, Subject subject) {
    UnrecordedBlocking unrecorded = new UnrecordedBlocking(subject);
    double share = subject.shareOfWorkerTime(unrecorded.nanos());
    if (NativePinning.applies(subject)) {
      return verdict.ok("carriers are blocked in native code: see pinned-carriers");
    }
    if (unrecorded.isInTasks() || share < subject.limits().remark(OFF_CPU)) {
      return verdict.ok("workers are on a CPU, or it is known why not");
    }
    return verdict.diagnosis(
        Severity.INFO,
        share,
        unrecorded.nanos(),
        text(
            "Workers are blocked for %s of their time, for an unknown reason",
            Wording.percent(share)),
        text(
            "The system counted %s of blocking outside the pool's own waits. %s Threshold:"
                + " remark from %s.",
            Wording.time(subject.pool().inTasks().blocking().nanos()),
            unrecorded.words(),
            Wording.percent(subject.limits().remark(OFF_CPU))),
        advice(subject));
  }

  private static List<String> advice(Subject subject) {
    List<String> advice = new ArrayList<>();
    new UnrecordedBlocking(subject).seen().ifPresent(advice::add);
    for (Map.Entry<String, Long> line : subject.pool().inTasks().blocking().inNative().entrySet()) {
      if (advice.size() < LINES) {
        advice.add(
            text(
                "%s calls native code in %s of workers: check whether the native code waits",
                line.getKey(), Wording.many(line.getValue(), "sample")));
      }
    }
    if (advice.isEmpty()) {
      advice.add(
          subject.pool().inTasks().blocking().exactNanos() == null
              ? "to record shorter blocking, lower the thresholds of jdk.ThreadPark and similar"
                  + " events"
              : "find out where in the system workers are: use a wall-clock profiler, or run"
                  + " jcmd <pid> Thread.print several times and look at the stacks");
    }
    return advice;
  }
}
