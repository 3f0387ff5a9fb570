package io.fjprobe.analyzer.finding;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Judges every pool by every finding; the greatest effect comes first, and that is the time that
 * could be avoided: what one cause explains is not counted for another one as well.
 */
public final class Findings {

  private static final List<Finding> OF_POOLS =
      List.of(
          new StalledPoolFinding(),
          new JoinOrderFinding(),
          new UnmanagedBlockingFinding(),
          new ManagedBlockingFinding(),
          new SpareThreadsFinding(),
          new PoolPerRequestFinding(),
          new FineTasksFinding(),
          new SubmissionBoundFinding(),
          new StarvedWorkersFinding(),
          new LittleParallelismFinding(),
          new RefusalsFinding(),
          new ImbalanceFinding(),
          new StarvedSubmissionsFinding(),
          new SubmissionContentionFinding(),
          new OversubscribedFinding(),
          new OffCpuFinding(),
          new CommonPoolFinding(),
          new IdleChurnFinding(),
          new QueueGrowthFinding(),
          new QueueOrderFinding(),
          new InterpretedCodeFinding(),
          new BusyWaitingFinding(),
          new ExceptionsFinding(),
          new CarrierPinningFinding(),
          new BusyCarriersFinding(),
          new ResidualFinding());

  /** Of the whole JVM, so said once. */
  private static final List<Finding> OF_JVM =
      List.of(
          new ThreadsPerTaskFinding(),
          new GcPausesFinding(),
          new CompilationFinding(),
          new CpuElsewhereFinding());

  private Findings() {}

  /** One diagnosis for each finding and pool that it concerns, fired or not. */
  public static List<Diagnosis> of(RecordingAccount recording) {
    List<Diagnosis> diagnoses = new ArrayList<>();
    for (SectionAccount section : recording.sections()) {
      PoolTotals totals = PoolTotals.of(section);
      for (PoolAccount pool : section.pools()) {
        Finding.Subject subject = subject(recording, section, pool, totals);
        OF_POOLS.stream()
            .filter(finding -> finding.concerns(subject))
            .forEach(finding -> diagnoses.add(finding.judge(subject)));
      }
      Finding.Subject jvm = subject(recording, section, null, totals);
      OF_JVM.forEach(finding -> diagnoses.add(finding.judge(jvm)));
    }
    diagnoses.sort(
        Comparator.comparingInt(Diagnosis::score)
            .reversed()
            .thenComparing(diagnosis -> !diagnosis.finding().equals(StalledPoolFinding.ID)));
    return diagnoses;
  }

  private static Finding.Subject subject(
      RecordingAccount recording, SectionAccount section, PoolAccount pool, PoolTotals totals) {
    return new Finding.Subject(
        pool,
        section,
        recording.jvm().feature(),
        recording.environment().cpus(),
        recording.jvm().arguments(),
        recording.blockingRecorded(),
        recording.blockingThresholdNanos(),
        totals);
  }
}
