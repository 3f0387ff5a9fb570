package io.fjprobe.analyzer.recording.sink.list;

import static java.util.Map.entry;

import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.CallCounter;
import io.fjprobe.analyzer.contract.ClassCounter;
import io.fjprobe.analyzer.contract.CompilerCounter;
import io.fjprobe.analyzer.contract.ExternalWaitCounter;
import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.contract.NetworkCounter;
import io.fjprobe.analyzer.contract.OperationCounter;
import io.fjprobe.analyzer.contract.ThreadCounter;
import io.fjprobe.analyzer.contract.ThrottlingCounter;
import io.fjprobe.analyzer.contract.ThrowableCounter;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sink.TimedNumbers;
import io.fjprobe.analyzer.recording.sink.blocking.BlockingSink;
import io.fjprobe.analyzer.recording.sink.blocking.CompensationSink;
import io.fjprobe.analyzer.recording.sink.blocking.JoinWaitSink;
import io.fjprobe.analyzer.recording.sink.blocking.PinnedSink;
import io.fjprobe.analyzer.recording.sink.machine.AgentStateSink;
import io.fjprobe.analyzer.recording.sink.machine.AllocationSink;
import io.fjprobe.analyzer.recording.sink.machine.CollectionCallSink;
import io.fjprobe.analyzer.recording.sink.machine.CollectionSink;
import io.fjprobe.analyzer.recording.sink.machine.CpuLoadSink;
import io.fjprobe.analyzer.recording.sink.machine.DataLossSink;
import io.fjprobe.analyzer.recording.sink.machine.GcPauseSink;
import io.fjprobe.analyzer.recording.sink.machine.HeapUseSink;
import io.fjprobe.analyzer.recording.sink.machine.JvmInformationSink;
import io.fjprobe.analyzer.recording.sink.machine.LoadedClassSink;
import io.fjprobe.analyzer.recording.sink.machine.NoteSink;
import io.fjprobe.analyzer.recording.sink.machine.SafepointSink;
import io.fjprobe.analyzer.recording.sink.machine.SettingSink;
import io.fjprobe.analyzer.recording.sink.machine.ThreadCpuLoadSink;
import io.fjprobe.analyzer.recording.sink.machine.ThreadTimeSink;
import io.fjprobe.analyzer.recording.sink.machine.VmOperationSink;
import io.fjprobe.analyzer.recording.sink.moment.LooksSink;
import io.fjprobe.analyzer.recording.sink.pool.JvmCountersSink;
import io.fjprobe.analyzer.recording.sink.pool.PoolLifeSink;
import io.fjprobe.analyzer.recording.sink.pool.PoolStallSink;
import io.fjprobe.analyzer.recording.sink.pool.PoolStatisticsSink;
import io.fjprobe.analyzer.recording.sink.pool.QueueGrowthSink;
import io.fjprobe.analyzer.recording.sink.pool.QueueWaitSink;
import io.fjprobe.analyzer.recording.sink.pool.StalledThreadSink;
import io.fjprobe.analyzer.recording.sink.pool.WorkerLifeSink;
import io.fjprobe.analyzer.recording.sink.pool.WorkerStatisticsSink;
import io.fjprobe.analyzer.recording.sink.sample.NativeSampleSink;
import io.fjprobe.analyzer.recording.sink.sample.SampleSink;
import io.fjprobe.analyzer.recording.sink.sample.ThreadStartSink;
import io.fjprobe.analyzer.recording.sink.task.NamedCountersSink;
import io.fjprobe.analyzer.recording.sink.task.OperationSink;
import io.fjprobe.analyzer.recording.sink.task.SpanSink;
import io.fjprobe.analyzer.recording.sink.task.StealSink;
import io.fjprobe.analyzer.recording.sink.task.TaskBatchSink;
import io.fjprobe.analyzer.recording.sink.task.TaskRunSink;
import io.fjprobe.analyzer.recording.sink.task.WorkloadIterationSink;
import io.fjprobe.analyzer.recording.span.SpanCounts;
import io.fjprobe.analyzer.recording.timeline.OperationFacts;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which sink folds which event. */
public final class Sinks {

  static final String ACTIVE_SETTING = "jdk.ActiveSetting";

  /** The agent's and the workloads' events. */
  public static final Map<String, Sink.Maker> OF_PROBE =
      Map.ofEntries(
          entry("fjprobe.AgentState", AgentStateSink::new),
          entry("fjprobe.PoolStatistics", PoolStatisticsSink::new),
          entry("fjprobe.WorkerStatistics", WorkerStatisticsSink::new),
          entry(
              "fjprobe.ExternalWaitStatistics",
              JvmCountersSink.of(ExternalWaitCounter.values(), Facts::externalWaits)),
          entry("fjprobe.LifeStatistics", JvmCountersSink.of(LifeCounter.values(), Facts::lives)),
          entry(
              "fjprobe.NetworkStatistics",
              JvmCountersSink.of(NetworkCounter.values(), Facts::network)),
          entry(
              "fjprobe.OperationStatistics",
              NamedCountersSink.of(
                  "operation", OperationCounter.values(), OperationFacts::snapshots)),
          entry(
              "fjprobe.CallStatistics",
              NamedCountersSink.of("method", CallCounter.values(), OperationFacts::counted)),
          entry("fjprobe.Operation", OperationSink::new),
          entry(SpanCounts.TOTALS, SpanSink.of(SpanCounts.TOTALS)),
          entry(SpanCounts.SHARES, SpanSink.of(SpanCounts.SHARES)),
          entry(SpanCounts.SITES, SpanSink.of(SpanCounts.SITES)),
          entry("fjprobe.Looks", LooksSink::new),
          entry("fjprobe.ThreadTime", ThreadTimeSink::new),
          entry("fjprobe.PoolStart", (fields, fold) -> new PoolLifeSink(fields, fold, true)),
          entry("fjprobe.PoolEnd", (fields, fold) -> new PoolLifeSink(fields, fold, false)),
          entry("fjprobe.PoolStall", PoolStallSink::new),
          entry("fjprobe.StalledThread", StalledThreadSink::new),
          entry("fjprobe.WorkerStart", (fields, fold) -> new WorkerLifeSink(fields, fold, true)),
          entry("fjprobe.WorkerEnd", (fields, fold) -> new WorkerLifeSink(fields, fold, false)),
          entry("fjprobe.Steal", StealSink::new),
          entry("fjprobe.QueueGrowth", QueueGrowthSink::new),
          entry("fjprobe.QueueWait", Sink.Maker.ofSums(QueueWaitSink::new)),
          entry("fjprobe.TaskRun", Sink.Maker.ofSums(TaskRunSink::new)),
          entry("fjprobe.TaskBatch", TaskBatchSink::new),
          entry("fjprobe.JoinWait", Sink.Maker.ofSums(JoinWaitSink::new)),
          entry("fjprobe.Compensation", CompensationSink::new),
          entry("fjprobe.WorkloadIteration", WorkloadIterationSink::new));

  /** Events of the JDK. */
  static final Map<String, Sink.Maker> OF_JDK =
      Map.ofEntries(
          entry("jdk.ThreadSleep", BlockingSink.of(BlockKind.SLEEP, null)),
          entry("jdk.ThreadPark", BlockingSink.of(BlockKind.PARK, "parkedClass")),
          entry("jdk.JavaMonitorEnter", BlockingSink.of(BlockKind.MONITOR_ENTER, "monitorClass")),
          entry("jdk.JavaMonitorWait", BlockingSink.of(BlockKind.MONITOR_WAIT, "monitorClass")),
          entry("jdk.SocketRead", BlockingSink.of(BlockKind.SOCKET_READ, null)),
          entry("jdk.FileRead", BlockingSink.of(BlockKind.FILE_READ, null)),
          entry("jdk.FileForce", BlockingSink.of(BlockKind.FILE_FORCE, null)),
          entry("jdk.ExecutionSample", SampleSink::ofRunning),
          entry("jdk.NativeMethodSample", NativeSampleSink::new),
          entry("jdk.CPUTimeSample", SampleSink::ofCpuTime),
          entry("jdk.ThreadStart", Sink.Maker.ofSums(ThreadStartSink::new)),
          entry("jdk.ThreadCPULoad", ThreadCpuLoadSink::new),
          entry("jdk.VirtualThreadPinned", PinnedSink::new),
          entry("jdk.GCHeapSummary", HeapUseSink::new),
          entry(
              "jdk.CompilerStatistics",
              TimedNumbers.of(Facts::compilers, CompilerCounter.values())),
          entry(
              "jdk.JavaThreadStatistics",
              TimedNumbers.of(Facts::threadCounts, ThreadCounter.values())),
          entry(
              "jdk.ExceptionStatistics",
              TimedNumbers.of(Facts::throwables, ThrowableCounter.values())),
          entry(
              "jdk.ClassLoadingStatistics", TimedNumbers.of(Facts::classes, ClassCounter.values())),
          entry(
              "jdk.ContainerCPUThrottling",
              TimedNumbers.of(Facts::throttlings, ThrottlingCounter.values())),
          entry(
              "jdk.CPUInformation",
              NoteSink.of(
                  "jdk.CPUInformation",
                  new String[] {"hwThreads"},
                  new String[] {"cpu", "description"})),
          entry(
              "jdk.OSInformation",
              NoteSink.of("jdk.OSInformation", new String[0], new String[] {"osVersion"})),
          entry(
              "jdk.GCConfiguration",
              NoteSink.of(
                  "jdk.GCConfiguration",
                  new String[] {"parallelGCThreads"},
                  new String[] {"youngCollector", "oldCollector"})),
          entry(
              "jdk.GCHeapConfiguration", NoteSink.ofNumbers("jdk.GCHeapConfiguration", "maxSize")),
          entry(
              "jdk.ContainerConfiguration",
              NoteSink.ofNumbers(
                  "jdk.ContainerConfiguration",
                  "effectiveCpuCount",
                  "cpuQuota",
                  "cpuSlicePeriod",
                  "memoryLimit")),
          entry("jdk.GCPhasePause", GcPauseSink::new),
          entry("jdk.ExecuteVMOperation", VmOperationSink::new),
          entry("jdk.SafepointBegin", SafepointSink::new),
          entry("jdk.GarbageCollection", CollectionSink::new),
          entry("jdk.SystemGC", CollectionCallSink::new),
          entry("jdk.ObjectAllocationSample", AllocationSink::new),
          entry("jdk.ClassLoad", LoadedClassSink::new),
          entry("jdk.CPULoad", CpuLoadSink::new),
          entry("jdk.JVMInformation", JvmInformationSink::new),
          entry(ACTIVE_SETTING, SettingSink::new),
          entry("jdk.DataLoss", DataLossSink::new));

  private Sinks() {}

  /** Returns null for an event that nothing is kept of. */
  public static Sink.@Nullable Maker of(String type) {
    Sink.Maker maker = OF_PROBE.get(type);
    return maker == null ? OF_JDK.get(type) : maker;
  }
}
