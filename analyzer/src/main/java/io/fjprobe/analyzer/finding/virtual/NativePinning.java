package io.fjprobe.analyzer.finding.virtual;

import static io.fjprobe.analyzer.finding.limit.Condition.ENOUGH_NATIVE_SAMPLES;
import static io.fjprobe.analyzer.finding.limit.Threshold.PINNED_CARRIERS_NATIVE;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.TaskKind;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.blocking.UnrecordedBlocking;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Native code blocks in virtual threads, and their carriers with them. The JVM has no event for
 * that: the system counts that carriers were blocked, and samples find who calls native code.
 */
public final class NativePinning {

  /** The advice names at most this many lines. */
  private static final int LINES = 2;

  private NativePinning() {}

  public static boolean applies(Finding.Subject subject) {
    PoolAccount pool = subject.pool();
    if (TaskKind.of(subject) != TaskKind.CONTINUATIONS
        || pool.inTasks().blocking().exactNanos() == null) {
      return false;
    }
    UnrecordedBlocking unrecorded = new UnrecordedBlocking(subject);
    return !unrecorded.canBeWaits()
        && subject.shareOfWorkerTime(unrecorded.nanos())
            >= subject.limits().remark(PINNED_CARRIERS_NATIVE)
        && samples(subject) >= subject.limits().count(ENOUGH_NATIVE_SAMPLES);
  }

  private static long samples(Finding.Subject subject) {
    return subject.pool().inTasks().blocking().inNative().values().stream()
        .mapToLong(Long::longValue)
        .sum();
  }

  static long nanos(Finding.Subject subject) {
    return new UnrecordedBlocking(subject).nanos();
  }

  static Diagnosis diagnosis(Verdict verdict, Finding.Subject subject) {
    long nanos = nanos(subject);
    Map.Entry<String, Long> first =
        subject.pool().inTasks().blocking().inNative().entrySet().iterator().next();
    return verdict.byShare(
        nanos,
        subject.limits().remark(PINNED_CARRIERS_NATIVE),
        subject.limits().warning(PINNED_CARRIERS_NATIVE),
        text(
            "Carriers are blocked in native code for %s of their time (called at %s)",
            Wording.percent(subject.shareOfWorkerTime(nanos)), first.getKey()),
        text(
            "The system counted %s of blocking that is neither the scheduler's own nor a wait in"
                + " Java code. Of %s of virtual threads in native code, %s were called at that"
                + " line. A virtual thread keeps its carrier while native code runs or waits.",
            Wording.time(nanos),
            Wording.many(samples(subject), "sample"),
            Wording.count(first.getValue())),
        advice(subject));
  }

  private static List<String> advice(Finding.Subject subject) {
    List<String> advice = new ArrayList<>();
    for (String line : subject.pool().inTasks().blocking().inNative().keySet()) {
      if (advice.size() < LINES) {
        advice.add(text("%s: run this on platform threads, as many as it can use at once", line));
      }
    }
    advice.add(
        "or give the scheduler more carriers with -Djdk.virtualThreadScheduler.parallelism,"
            + " which hides the problem until that many are blocked");
    return advice;
  }
}
