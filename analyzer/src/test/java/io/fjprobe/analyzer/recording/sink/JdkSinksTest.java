package io.fjprobe.analyzer.recording.sink;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.GivenValues;
import io.fjprobe.analyzer.recording.field.RecordedClass;
import io.fjprobe.analyzer.recording.field.RecordedThread;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.field.TypeField;
import io.fjprobe.analyzer.recording.machine.AllocationSite;
import io.fjprobe.analyzer.recording.machine.AllocationTally;
import io.fjprobe.analyzer.recording.machine.CollectionCall;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import io.fjprobe.analyzer.recording.machine.VmOperation;
import io.fjprobe.analyzer.recording.sample.MethodTally;
import io.fjprobe.analyzer.recording.sample.ThreadStart;
import io.fjprobe.analyzer.recording.sink.list.Sinks;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.stack.Stacks;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sinks of events that a test can't make happen, fed by hand. */
class JdkSinksTest {

  private final Facts facts = new Facts();

  private Sink sink(String type, String... fields) {
    Timeline timeline = new Timeline(List.of(new Timeline.Span(100, 200)));
    return Sinks.of(type)
        .make(new Fields(List.of(fields), index -> false), new ChunkFold(facts, timeline));
  }

  private static EventValues event(Object... values) {
    return new GivenValues(values);
  }

  @Test
  void lostDataAddsUpOverChunks() {
    Sink sink = sink("jdk.DataLoss", "amount", "total");
    sink.addEvent(event(10, 10));
    sink.addEvent(event(5, 15));
    Facts both = new Facts();
    both.merge(facts);
    both.merge(facts);
    assertThat(both.lostBytes()).isEqualTo(30);
  }

  @Test
  void pausesOfTheCollectorBelongToTheSegmentTheyEndIn() {
    sink("jdk.GCPhasePause", "startTime", "duration").addEvent(event(90, 20));
    assertThat(facts.machine().get(0).gcPauses().total()).isEqualTo(20);
    assertThat(facts.machine().get(0).gcPauses().count()).isEqualTo(1);
  }

  @Test
  void callsOfTheCollectorBelongToTheLineOfUserCode() {
    Sink sink = sink("jdk.SystemGC", "startTime", "stackTrace");
    sink.addEvent(
        event(150, Stacks.of("java.lang.Runtime.gc", "java.lang.System.gc", "app.Job.all")));
    sink.addEvent(event(150, null)); // the settings leave stacks out
    assertThat(facts.heap().calls())
        .containsOnly(
            Map.entry(new CollectionCall(0, "app.Job.all:" + Stacks.LINE), 1L),
            Map.entry(new CollectionCall(0, null), 1L));
  }

  /** Native code may have an object that must not move. */
  @Test
  void collectionsHaveTheirReasons() {
    Sink sink = sink("jdk.GarbageCollection", "startTime", "duration", "sumOfPauses", "cause");
    sink.addEvent(event(150, 20, 10, "GCLocker Initiated GC"));
    sink.addEvent(event(160, 20, 11, "GCLocker Initiated GC"));
    sink.addEvent(event(170, 20, 7, "System.gc()"));
    sink.addEvent(event(170, 20, 5, "G1 Evacuation Pause"));
    assertThat(facts.machine(0).heldUp().count()).isEqualTo(2);
    assertThat(facts.machine(0).heldUp().total()).isEqualTo(21);
    assertThat(facts.machine(0).calledFor().total()).isEqualTo(7);
  }

  @Test
  void allocationsBelongToTheLineOfUserCode() {
    Sink sink =
        sink("jdk.ObjectAllocationSample", "startTime", "stackTrace", "objectClass", "weight");
    RecordedClass row = new RecordedClass("app.Row");
    sink.addEvent(event(150, Stacks.of("java.util.Arrays.copyOf", "app.Job.all"), row, 1_000));
    sink.addEvent(event(160, Stacks.of("java.util.Arrays.copyOf", "app.Job.all"), row, 500));
    sink.addEvent(event(250, null, null, 24));
    facts.nameLines(ApplicationCode.unknown());
    AllocationTally tally =
        facts
            .heap()
            .allocations()
            .get(new AllocationSite(0, "app.Job.all:" + Stacks.LINE, "app.Row"));
    assertThat(tally.samples()).isEqualTo(2);
    assertThat(tally.bytes()).isEqualTo(1_500);
    assertThat(
            facts
                .heap()
                .allocations()
                .get(new AllocationSite(Timeline.OUTSIDE, null, TypeField.UNKNOWN))
                .bytes())
        .isEqualTo(24);
  }

  @Test
  void operationsOfTheJvmStopAllThreads() {
    Sink sink =
        sink("jdk.ExecuteVMOperation", "startTime", "duration", "operation", "safepoint", "caller");
    RecordedThread guard = RecordedThread.of(7L, "guard-1", null, false);
    sink.addEvent(event(150, 20, "ThreadDump", true, guard));
    sink.addEvent(event(180, 10, "ThreadDump", true, guard));
    sink.addEvent(event(150, 20, "HandshakeAllThreads", false, guard));
    sink.addEvent(event(150, 20, "G1CollectForAllocation", true, null));
    sink.addEvent(event(150, 20, "ZMarkEndOld", true, null));
    assertThat(facts.machine().get(0).otherPauses().keySet())
        .containsOnly(new VmOperation("ThreadDump", "guard-#"));
    assertThat(facts.machine().get(0).pausedNanos()).isEqualTo(30);
  }

  @Test
  void threadsThatHaveStoppedWaitForOthers() {
    Sink sink = sink("jdk.SafepointBegin", "startTime", "duration");
    sink.addEvent(event(150, 20));
    assertThat(facts.machine().get(0).otherPauses().keySet())
        .containsOnly(new VmOperation(VmOperation.STOPPING, null));
    assertThat(facts.machine().get(0).pausedNanos()).isEqualTo(20);
  }

  @Test
  void virtualThreadsThatSleepAreNotKept() {
    Sink sink = sink("jdk.ThreadSleep", "startTime", "duration", "eventThread");
    for (long i = 1; i <= 100; i++) {
      sink.addEvent(event(90, 20, RecordedThread.of(i, "t" + i, null, i != 7)));
    }
    assertThat(facts.blocking().keySet())
        .extracting(BlockKey::thread)
        .containsExactly(new ThreadKey(7, "t7"));
  }

  /** Threads may get a CPU late, so how long they asked to sleep is what is the same each time. */
  @Test
  void linesWhereThreadsOfAnyKindSleep() {
    Sink sink = sink("jdk.ThreadSleep", "startTime", "duration", "eventThread", "time");
    sink.addEvent(event(90, 21, RecordedThread.of(7L, "t7", null, true), 20));
    sink.addEvent(event(90, 35, RecordedThread.of(8L, "t8", null, false), 20));
    assertThat(facts.waits().sleeps().values())
        .singleElement()
        .satisfies(
            tally -> {
              assertThat(tally.count()).isEqualTo(2);
              assertThat(tally.total()).isEqualTo(40);
              assertThat(tally.max()).isEqualTo(20);
            });
  }

  /** One that lasts for as long as it may was not ended by anybody. */
  @Test
  void waitsThatEndByTheirTimeOut() {
    RecordedThread thread = RecordedThread.of(7L, "t7", null, false);
    Sink sink = sink("jdk.ThreadPark", "startTime", "duration", "eventThread", "timeout");
    sink.addEvent(event(90, 20, thread, 20));
    sink.addEvent(event(90, 19, thread, 20));
    sink.addEvent(event(90, 40, thread, Long.MIN_VALUE));
    sink.addEvent(event(90, 40, thread, 0));
    DurationTally tally = facts.blocking().values().iterator().next();
    assertThat(tally.count()).isEqualTo(4);
    assertThat(tally.timedOut()).isEqualTo(1);
    assertThat(tally.timedOutNanos()).isEqualTo(20);
    assertThat(tally.timeOut()).isEqualTo(20);
    sink.addEvent(event(90, 31, thread, 30));
    assertThat(tally.timedOut()).isEqualTo(2);
    assertThat(tally.timeOut()).as("there are two").isZero();
    DurationTally left = new DurationTally();
    left.timedOut(50_000_000, 49_998_000);
    left.timedOut(50_000_000, 50_000_000);
    assertThat(left.timeOut()).as("when it began, a little was over").isEqualTo(50_000_000);
  }

  /** Nobody knows of the others whether they run. */
  @Test
  void samplesOfNativeCodeThatDoesNotWait() {
    Sink sink = sink("jdk.NativeMethodSample", "startTime", "sampledThread", "stackTrace");
    RecordedThread writer = RecordedThread.of(7L, "writer-1", null, false);
    sink.addEvent(event(150, writer, Stacks.of("sun.nio.ch.Files.map0", "app.Job.all")));
    sink.addEvent(event(160, writer, Stacks.of("sun.nio.ch.EPoll.wait", "app.Job.all")));
    sink.addEvent(event(170, writer, null));
    MethodTally tally =
        facts.methods().all().get(new MethodTally.Key(0, MethodTally.Source.NATIVE_SAMPLES, false));
    assertThat(tally.samples()).isEqualTo(1);
    assertThat(tally.counts()).containsOnlyKeys("sun.nio.ch.Files.map0", "app.Job.all");
    MethodTally waits =
        facts.methods().all().get(new MethodTally.Key(0, MethodTally.Source.NATIVE_WAITS, false));
    assertThat(waits.counts()).containsOnlyKeys("sun.nio.ch.EPoll.wait");
    MethodTally both = new MethodTally();
    both.merge(tally, 2);
    both.merge(tally);
    assertThat(both.samples()).as("their period is twice as long").isEqualTo(3);
    assertThat(both.counts().get("app.Job.all").samples()).isEqualTo(3);
    assertThat(both.counts().get("app.Job.all").depth()).isEqualTo(1);
    assertThat(both.counts().get("sun.nio.ch.Files.map0").called()).isEqualTo(3);
  }

  @Test
  void loadOfTheMachineAndOfTheJvm() {
    sink("jdk.CPULoad", "startTime", "jvmUser", "jvmSystem", "machineTotal")
        .addEvent(event(150, 0.25, 0.125, 0.75));
    List<Double> seen = new ArrayList<>();
    for (CpuLoads loads : List.of(facts.machineLoads(), facts.jvmLoads(), facts.kernelLoads())) {
      loads.forEach(
          100L,
          50,
          new CpuLoads.Visitor() {
            @Override
            public void visit(long startNanos, long endNanos, double load) {
              assertThat(startNanos).isEqualTo(100);
              assertThat(endNanos).isEqualTo(150);
              seen.add(load);
            }

            @Override
            public void visitUnknown(long startNanos, long endNanos) {
              throw new AssertionError("born is known");
            }
          });
    }
    assertThat(seen).containsExactly(0.75, 0.375, 0.125);
  }

  @Test
  void startsOfThreadsBelongToWhoStartsThem() {
    Sink sink = sink("jdk.ThreadStart", "startTime", "stackTrace");
    sink.addEvent(event(150, Stacks.of("java.lang.Thread.start0", "app.Job.all")));
    sink.addEvent(event(150, null)); // the settings leave stacks out
    assertThat(facts.threadStarts())
        .containsExactly(
            Map.entry(new ThreadStart(0, "app.Job.all:" + Stacks.LINE, false, false), 1L));
  }
}
