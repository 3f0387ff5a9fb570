package io.fjprobe.analyzer.finding.machine;

import static io.fjprobe.analyzer.finding.limit.Condition.GC_CPU_COLLECTIONS;
import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Threshold.GC_CPU;
import static io.fjprobe.analyzer.finding.limit.Threshold.GC_PAUSES;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.machine.GcAccount;
import io.fjprobe.analyzer.account.machine.HeapAfterGc;
import io.fjprobe.analyzer.account.machine.VmOperationRow;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.KnownBy;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A collector that works beside the program takes the CPUs. It hardly stops anybody, so that no
 * pause shows it.
 *
 * <p>Needs the CPU times of the process and of its threads. No event names the collector's: they
 * are among those that are left.
 */
public final class GcCpuFinding implements Finding {

  @Override
  public String id() {
    return "gc-cpu";
  }

  @Override
  public boolean isOfJvm() {
    return true;
  }

  @Override
  public KnownBy knownBy(Subject subject) {
    return KnownBy.BOUNDED;
  }

  @Override
  public Diagnosis judge(Subject subject) {
    Limits limits = subject.limits();
    SectionAccount section = subject.section();
    Verdict verdict = new Verdict(this, subject);
    Long all = section.process().cpuNanos();
    Long others = section.process().otherCpuNanos();
    if (all == null || others == null || all == 0) {
      return verdict.notRecorded("the CPU time of the collector: that of threads was not recorded");
    }
    GcAccount gc = section.machine().gc();
    HeapAfterGc kept = gc.heapAfterGc();
    double seconds = (double) section.period().wallNanos() / TimeUnit.SECONDS.toNanos(1);
    double perSecond = kept == null || seconds == 0 ? 0 : kept.collections() / seconds;
    if (perSecond < limits.value(GC_CPU_COLLECTIONS)) {
      return verdict.ok("there are few collections");
    }
    if (gc.share() != null && gc.share() >= limits.remark(GC_PAUSES)) {
      return verdict.ok("collections stop the program: see gc-pauses");
    }
    if (VmOperationRow.nanos(section.machine().vmOperations()) >= limits.value(MOST) * others) {
      return verdict.ok("the JVM's threads may do most of it for other operations: see vm-pauses");
    }
    double share = Math.min((double) others / all, 1);
    if (share < limits.remark(GC_CPU)) {
      return verdict.ok("the collector uses little CPU time");
    }
    double full = kept == null || kept.medianShare() == null ? 0 : kept.medianShare();
    return verdict.diagnosis(
        Severity.INFO,
        share,
        null,
        text(
            "Garbage collection beside the program uses up to %s of the CPU time of the process%s",
            Wording.percent(share),
            full >= limits.value(MOST)
                ? text(
                    "; half of the collections leave at least %s of the heap in use",
                    Wording.percent(full))
                : ""),
        text(
            "Of %s of CPU time, %s are of threads that no event names: those of the JVM itself, but for"
                + " its compilers. There were %s collections a second, which hardly stop the program:"
                + " they work while it runs, and take the CPUs from it. Threads of native libraries"
                + " would count as well, so this is a remark. Threshold: remark from %s of the CPU time of the"
                + " process.",
            Wording.time(all),
            Wording.time(others),
            Wording.number(perSecond),
            Wording.percent(limits.remark(GC_CPU))),
        List.of(
            "give the JVM more heap (-Xmx), so that it collects less often, or allocate less",
            "or take a collector that works in pauses (-XX:+UseParallelGC) where CPUs are few"));
  }
}
