package io.fjprobe.analyzer.finding.list;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PoolTotals;
import io.fjprobe.analyzer.finding.blocking.BusyWaitingFinding;
import io.fjprobe.analyzer.finding.blocking.CommonPoolFinding;
import io.fjprobe.analyzer.finding.blocking.JoinOrderFinding;
import io.fjprobe.analyzer.finding.blocking.ManagedBlockingFinding;
import io.fjprobe.analyzer.finding.blocking.RejectedCompensationsFinding;
import io.fjprobe.analyzer.finding.blocking.SpareWorkersFinding;
import io.fjprobe.analyzer.finding.blocking.StalledPoolFinding;
import io.fjprobe.analyzer.finding.blocking.UnmanagedBlockingFinding;
import io.fjprobe.analyzer.finding.idle.IdleWorkersFinding;
import io.fjprobe.analyzer.finding.idle.ImbalanceFinding;
import io.fjprobe.analyzer.finding.idle.LittleParallelismFinding;
import io.fjprobe.analyzer.finding.idle.SignallingFinding;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.machine.ClassLoadingFinding;
import io.fjprobe.analyzer.finding.machine.CompilationFinding;
import io.fjprobe.analyzer.finding.machine.CpuElsewhereFinding;
import io.fjprobe.analyzer.finding.machine.GcCpuFinding;
import io.fjprobe.analyzer.finding.machine.GcPausesFinding;
import io.fjprobe.analyzer.finding.machine.InterpretedCodeFinding;
import io.fjprobe.analyzer.finding.machine.OffCpuFinding;
import io.fjprobe.analyzer.finding.machine.OversubscribedFinding;
import io.fjprobe.analyzer.finding.machine.ResidualFinding;
import io.fjprobe.analyzer.finding.machine.UnobservedWorkersFinding;
import io.fjprobe.analyzer.finding.machine.VmPausesFinding;
import io.fjprobe.analyzer.finding.moment.BegunByTimerFinding;
import io.fjprobe.analyzer.finding.moment.BlockedEventLoopFinding;
import io.fjprobe.analyzer.finding.moment.CallerRunsFinding;
import io.fjprobe.analyzer.finding.moment.CostlyCombinerFinding;
import io.fjprobe.analyzer.finding.moment.DependentStageFinding;
import io.fjprobe.analyzer.finding.moment.ExecutorStragglersFinding;
import io.fjprobe.analyzer.finding.moment.InterpretedElsewhereFinding;
import io.fjprobe.analyzer.finding.moment.LockContentionFinding;
import io.fjprobe.analyzer.finding.moment.OneAtATimeFinding;
import io.fjprobe.analyzer.finding.moment.OrderedActionFinding;
import io.fjprobe.analyzer.finding.moment.OrderedLimitFinding;
import io.fjprobe.analyzer.finding.moment.PollingFinding;
import io.fjprobe.analyzer.finding.moment.RepeatedUpdateFinding;
import io.fjprobe.analyzer.finding.moment.SaturatedExecutorFinding;
import io.fjprobe.analyzer.finding.moment.SequentialSourceFinding;
import io.fjprobe.analyzer.finding.moment.SerializedBlockingFinding;
import io.fjprobe.analyzer.finding.moment.SleepingFinding;
import io.fjprobe.analyzer.finding.moment.StragglersFinding;
import io.fjprobe.analyzer.finding.moment.TcpWaitsFinding;
import io.fjprobe.analyzer.finding.moment.ThreadLocalFinding;
import io.fjprobe.analyzer.finding.moment.TimedOutWaitsFinding;
import io.fjprobe.analyzer.finding.moment.UndividedSourceFinding;
import io.fjprobe.analyzer.finding.queue.PoolPerOperationFinding;
import io.fjprobe.analyzer.finding.queue.QueueGrowthFinding;
import io.fjprobe.analyzer.finding.queue.QueueOrderFinding;
import io.fjprobe.analyzer.finding.queue.StarvedSubmissionsFinding;
import io.fjprobe.analyzer.finding.queue.SubmissionBoundFinding;
import io.fjprobe.analyzer.finding.queue.SubmissionContentionFinding;
import io.fjprobe.analyzer.finding.task.ExceptionsElsewhereFinding;
import io.fjprobe.analyzer.finding.task.ExceptionsFinding;
import io.fjprobe.analyzer.finding.task.FineTasksFinding;
import io.fjprobe.analyzer.finding.task.ThreadPerTaskFinding;
import io.fjprobe.analyzer.finding.virtual.BusyCarriersFinding;
import io.fjprobe.analyzer.finding.virtual.PinnedCarriersFinding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Judges every pool by every finding; the greatest effect comes first, and that is the time that
 * could be avoided: what one cause explains is not counted for another one as well.
 */
public final class Findings {

  private static final List<Finding> OF_POOLS =
      List.of(
          new StalledPoolFinding(),
          new JoinOrderFinding(),
          new StragglersFinding(),
          new UnmanagedBlockingFinding(),
          new ManagedBlockingFinding(),
          new SpareWorkersFinding(),
          new PoolPerOperationFinding(),
          new FineTasksFinding(),
          new SubmissionBoundFinding(),
          new IdleWorkersFinding(),
          new LittleParallelismFinding(),
          new RejectedCompensationsFinding(),
          new ImbalanceFinding(),
          new StarvedSubmissionsFinding(),
          new SubmissionContentionFinding(),
          new OversubscribedFinding(),
          new OffCpuFinding(),
          new CommonPoolFinding(),
          new SignallingFinding(),
          new QueueGrowthFinding(),
          new QueueOrderFinding(),
          new InterpretedCodeFinding(),
          new BusyWaitingFinding(),
          new ExceptionsFinding(),
          new PinnedCarriersFinding(),
          new BusyCarriersFinding(),
          new ResidualFinding(),
          new UnobservedWorkersFinding());

  /** These are about the whole JVM, so each is judged once for a section. */
  private static final List<Finding> OF_JVM =
      List.of(
          new ThreadPerTaskFinding(),
          new GcPausesFinding(),
          new GcCpuFinding(),
          new VmPausesFinding(),
          new CompilationFinding(),
          new InterpretedElsewhereFinding(),
          new ExceptionsElsewhereFinding(),
          new ClassLoadingFinding(),
          new LockContentionFinding(),
          new SaturatedExecutorFinding(),
          new BlockedEventLoopFinding(),
          new SerializedBlockingFinding(),
          new ExecutorStragglersFinding(),
          new CallerRunsFinding(),
          new DependentStageFinding(),
          new SequentialSourceFinding(),
          new UndividedSourceFinding(),
          new OrderedActionFinding(),
          new OrderedLimitFinding(),
          new CostlyCombinerFinding(),
          new ThreadLocalFinding(),
          new RepeatedUpdateFinding(),
          new OneAtATimeFinding(),
          new TimedOutWaitsFinding(),
          new BegunByTimerFinding(),
          new TcpWaitsFinding(),
          new CpuElsewhereFinding(),
          new PollingFinding(),
          new SleepingFinding());

  private Findings() {}

  /** These are all findings that there are. */
  public static List<Finding> all() {
    return Stream.concat(OF_POOLS.stream(), OF_JVM.stream()).toList();
  }

  /** This makes one diagnosis for each finding and each pool that it concerns, fired or not. */
  public static List<Diagnosis> of(RecordingAccount recording) {
    return of(recording, Limits.standard());
  }

  /** This makes them by limits that may be others than those of the table. */
  public static List<Diagnosis> of(RecordingAccount recording, Limits limits) {
    return of(recording, recording.sections(), limits);
  }

  /** This makes the diagnoses of some sections of a recording. The worst one comes first. */
  public static List<Diagnosis> of(RecordingAccount recording, List<SectionAccount> sections) {
    return of(recording, sections, Limits.standard());
  }

  private static List<Diagnosis> of(
      RecordingAccount recording, List<SectionAccount> sections, Limits limits) {
    List<Diagnosis> diagnoses = new ArrayList<>();
    for (SectionAccount section : sections) {
      PoolTotals totals = PoolTotals.of(section);
      for (PoolAccount pool : section.pools()) {
        Finding.Subject subject = subject(recording, section, pool, totals, limits);
        OF_POOLS.stream()
            .filter(finding -> finding.concerns(subject))
            .forEach(finding -> diagnoses.add(finding.judge(subject)));
      }
      Finding.Subject jvm = subject(recording, section, null, totals, limits);
      OF_JVM.forEach(finding -> diagnoses.add(finding.judge(jvm)));
    }
    diagnoses.sort(
        Comparator.comparingInt(Diagnosis::score)
            .reversed()
            .thenComparing(diagnosis -> !diagnosis.finding().equals(StalledPoolFinding.ID)));
    return diagnoses;
  }

  private static Finding.Subject subject(
      RecordingAccount recording,
      SectionAccount section,
      @Nullable PoolAccount pool,
      PoolTotals totals,
      Limits limits) {
    return new Finding.Subject(
        pool,
        section,
        recording.jvm().feature(),
        recording.environment().platform().cpus(),
        recording.jvm().arguments(),
        recording.recorded().blockingRecorded(),
        recording.recorded().blockingThresholdNanos(),
        totals,
        limits,
        recording.sections().size() == 1 ? recording.span() : null);
  }
}
