package io.fjprobe.analyzer.compare.cause;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.account.machine.GcAccount;
import io.fjprobe.analyzer.account.machine.VmOperationRow;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.thread.ThreadGroupRow;
import io.fjprobe.analyzer.account.thread.ThreadStartAccount;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.recording.machine.VmOperation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The JVM, the machine, and what is thrown. */
class SurroundingCausesTest extends CauseTest {

  @Test
  void garbageCollection() {
    next.with(Part.PAUSED, 100 * MS);
    next.with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    Explanation cause = only("gc-pauses");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void aCollectionThatTheProgramAsksForIsNamed() {
    next.with(Part.PAUSED, 100 * MS);
    next.with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    Row asked = PoolFixture.row("by System.gc()", 18, 180_000_000);
    next.gc = new GcAccount(asked, 0.3, asked, null, null, null, null, null);
    assertThat(only("gc-pauses").statement().inOneLine())
        .endsWith(
            "; only on JDK 17: garbage collection, which System.gc() asks for, stops the program"
                + " for 30 % of the window");
    base.gc = next.gc;
    assertThat(only("gc-pauses").statement().signs()).as("on both sides").isEmpty();
  }

  @Test
  void theLineThatAllocatesMoreIsNamed() {
    next.with(Part.PAUSED, 100 * MS);
    next.with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    base.with(Quantity.ALLOCATED, 100e6);
    next.with(Quantity.ALLOCATED, 400e6);
    base.allocations = allocated(400, "app.Report.rows:12", 250, "app.Page.of:3", 250);
    next.allocations = allocated(400, "app.Report.rows:12", 1_750, "app.Page.of:3", 250);
    Explanation cause = only("gc-pauses");
    assertThat(cause.statement().inOneLine())
        .endsWith(", where more is allocated, most of it at Report.rows:12");
    assertThat(cause.explanation())
        .contains("by samples): 100 MB on JDK 17, 400 MB on JDK 17.")
        .contains(
            "allocated at app.Report.rows:12: about 50 MB on JDK 17, about 350 MB on JDK 17.");
    assertThat(cause.advice())
        .containsExactly("allocate less at app.Report.rows:12, or give the JVM more heap");
  }

  @Test
  void noLineIsNamedWhereSamplesAreTooFewOrShowNone() {
    next.with(Part.PAUSED, 100 * MS);
    next.with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    base.with(Quantity.ALLOCATED, 100e6);
    next.with(Quantity.ALLOCATED, 400e6);
    String summary = "the garbage collector stops the workers more on JDK 17";
    base.allocations = allocated(4, "app.Report.rows:12", 250, "app.Page.of:3", 250);
    next.allocations = allocated(4, "app.Report.rows:12", 1_500, "app.Page.of:3", 500);
    assertThat(only("gc-pauses").statement().inOneLine()).as("few samples").isEqualTo(summary);
    base.allocations = allocated(400, "app.Report.rows:12", 250, "app.Page.of:3", 250);
    next.allocations = allocated(400, "app.Report.rows:12", 1_000, "app.Page.of:3", 1_000);
    assertThat(only("gc-pauses").statement().inOneLine()).as("two lines").isEqualTo(summary);
    next.allocations = null;
    assertThat(only("gc-pauses").statement().inOneLine()).as("not recorded").isEqualTo(summary);
  }

  @Test
  void aMethodThatOnlyTheSlowSideRunsIsNamedBesideTheCollector() {
    next.with(Part.PAUSED, 100 * MS);
    next.with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    MethodSamples main = new MethodSamples("app.Main.main", 1000, 9, true);
    for (SideFixture side : List.of(base, next)) {
      side.moments =
          new TestMoments(TestBox.of(Doing.RUNS).in("ships", false).at("app.Main.main:3").box())
              .looks(400, 10_000_000_000L)
              .account();
    }
    base.methods = MethodSamples.account(1000, main);
    next.methods =
        MethodSamples.account(
            1000, main, new MethodSamples("java.lang.ref.Finalizer.register", 300, 1, false));
    assertThat(only("gc-pauses").statement().inOneLine())
        .endsWith("; only samples of JDK 17 show Finalizer.register");
  }

  /** Megabytes of two lines in a JVM of five operations. */
  private static AllocationAccount allocated(
      long samples, String first, long ofFirst, String second, long ofSecond) {
    return new AllocationAccount(
        samples,
        (ofFirst + ofSecond) * 1_000_000,
        List.of(
            new AllocationAccount.Row(first, samples * ofFirst / (ofFirst + ofSecond)),
            new AllocationAccount.Row(second, samples * ofSecond / (ofFirst + ofSecond))),
        Map.of());
  }

  @Test
  void pausesWithoutCollectionsAreNotTheCollector() {
    next.with(Part.PAUSED, 100 * MS);
    assertNone();
  }

  @Test
  void collectionsThatDoNotPauseWorkersAreNoCause() {
    next.with(Part.WORK, 300 * MS).with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    next.with(Quantity.WORK_TIME, Double.NaN);
    assertThat(causes()).extracting(Explanation::cause).containsExactly("user-code");
  }

  @Test
  void aBusyMachine() {
    next.with(Part.CPU_WAIT, 200 * MS);
    Explanation cause = only("cpu-starvation");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void theCollectorTakesTheCpus() {
    next.with(Part.CPU_WAIT, 200 * MS);
    base.process = unnamed(20);
    next.process = unnamed(150);
    assertThat(only("cpu-starvation").statement().inOneLine())
        .endsWith("less CPU time on JDK 17, where the JVM's own threads use more of it");
    assertThat(only("cpu-starvation").explanation())
        .contains("such as those of the garbage collector: 20 ms on JDK 17, 150 ms on JDK 17");
    next.process = unnamed(40);
    assertThat(only("cpu-starvation").statement().inOneLine())
        .as("too little")
        .endsWith("on JDK 17");
    base.process = unnamed(1000);
    next.process = unnamed(1110);
    assertThat(only("cpu-starvation").statement().inOneLine())
        .as("as before")
        .endsWith("on JDK 17");
    next.process = ProcessAccount.NONE;
    assertThat(only("cpu-starvation").explanation())
        .as("not recorded")
        .doesNotContain("garbage collector");
  }

  /**
   * @param millis per operation
   */
  private static ProcessAccount unnamed(long millis) {
    long operations = 5;
    long nanos = millis * operations * 1_000_000;
    return new ProcessAccount(null, nanos, null, null, 0, null, ThreadStartAccount.NONE, List.of());
  }

  @Test
  void theCompilersTakeTheCpus() {
    next.with(Part.CPU_WAIT, 200 * MS);
    base.with(Quantity.CLASSES_LOADED, 10);
    next.with(Quantity.CLASSES_LOADED, 900);
    base.process = compilers(20, 10);
    next.process = compilers(150, 30);
    assertThat(only("cpu-starvation").statement().inOneLine())
        .endsWith(
            "where the JIT compilers use more of it; about 900 classes are loaded on JDK 17, and 10 on"
                + " JDK 17");
    assertThat(only("cpu-starvation").advice()).first().asString().contains("the JIT is done");
    next.with(Quantity.CLASSES_LOADED, 14);
    base.process = compilers(20, 10);
    next.process = compilers(30, 150);
    assertThat(only("cpu-starvation").statement().inOneLine())
        .endsWith("where threads named Finalizer use more of it");
    theFastSideRunsFib();
    next.methods =
        MethodSamples.account(
            1000,
            new MethodSamples("app.Fib.compute", 500, 5, true),
            new MethodSamples("app.Context.copy", 500, 1, true));
    assertThat(only("cpu-starvation").statement().inOneLine())
        .endsWith(
            "where threads named Finalizer use more of it, and most of what runs longer is in"
                + " Context.copy");
    next.process = compilers(30, 30);
    assertThat(only("cpu-starvation").statement().inOneLine())
        .as("too little")
        .endsWith("on JDK 17");
    base.process = ProcessAccount.NONE;
    next.process = compilers(150, 30);
    assertThat(only("cpu-starvation").statement().inOneLine())
        .as("not known of one side")
        .endsWith("on JDK 17");
  }

  /** The workers wait for the compilers, which have more to do since other code runs. */
  @Test
  void otherCodeIsCompiledToo() {
    next.with(Part.WORK, 260 * MS).with(Part.CPU_WAIT, 200 * MS);
    next.with(Quantity.WORK_TIME, 260 * MS);
    base.with(Quantity.WORK_TIME, 180 * MS);
    base.with(Quantity.COMPILE_TIME, 30 * MS);
    next.with(Quantity.COMPILE_TIME, 170 * MS);
    base.process = compilers(20, 10);
    next.process = compilers(150, 30);
    assertThat(causes().get(0).cause()).isEqualTo("cpu-starvation");
    theFastSideRunsFib();
    next.methods =
        MethodSamples.account(
            1000,
            new MethodSamples("app.Fib.compute", 1000, 5, true),
            new MethodSamples("lib.Mapper.build", 500, 1, false));
    Explanation cause = only("user-code");
    assertThat(cause.statement().inOneLine())
        .contains("; the JIT has more to compile on JDK 17: 170 ms, and 30.0 ms on JDK 17");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void whatThreadsDoThatTakeTheCpus() {
    next.with(Part.CPU_WAIT, 200 * MS);
    base.process = compilers(20, 10);
    next.process = compilers(30, 150);
    base.countedCalls = List.of(new CountedCalls("lib.Queue.size", 0));
    next.countedCalls = List.of(new CountedCalls("lib.Queue.size", 50_000));
    assertThat(only("cpu-starvation").statement().signs())
        .containsExactly("Queue.size is only called on JDK 17");
    assertThat(only("cpu-starvation").advice())
        .containsExactly("look at what threads named Finalizer do, and whether they have to");
    next.process = compilers(150, 30);
    assertThat(only("cpu-starvation").statement().signs()).as("the compilers").isEmpty();
  }

  /** That is no cause of its own, unless they do not compute enough more to explain the gap. */
  @Test
  void whoComputesMoreWaitsForACpuToo() {
    next.with(Part.WORK, 500 * MS).with(Part.CPU_WAIT, 600 * MS);
    base.with(Quantity.WORK_TIME, 180 * MS);
    next.with(Quantity.WORK_TIME, 500 * MS);
    assertThat(only("user-code").effect().ofGap()).isCloseTo(1, within(0.02));
    next.with(Part.WORK, 250 * MS).with(Quantity.WORK_TIME, 250 * MS);
    assertThat(causes().get(0).cause()).isEqualTo("cpu-starvation");
  }

  private void theFastSideRunsFib() {
    for (SideFixture side : List.of(base, next)) {
      side.moments = running();
    }
    base.methods = MethodSamples.account(1000, new MethodSamples("app.Fib.compute", 1000, 5, true));
  }

  private static MomentAccount running() {
    return new TestMoments(
            TestBox.of(Doing.RUNS).in("fib", true).at("app.Fib.compute:3").width(2).box())
        .looks(400, 10_000_000_000L)
        .account();
  }

  /**
   * @param millis of the compilers, per operation
   * @param others of another thread
   */
  private static ProcessAccount compilers(long millis, long others) {
    long operations = 5;
    return new ProcessAccount(
        null,
        0L,
        millis * operations * 1_000_000,
        null,
        0,
        null,
        ThreadStartAccount.NONE,
        List.of(
            new ThreadGroupRow(
                "C# CompilerThread#", 2, millis * operations * 1_000_000, null, null),
            new ThreadGroupRow("pool-#-worker-#", 2, 9_000_000_000L * millis, null, null),
            new ThreadGroupRow("Finalizer", 1, others * operations * 1_000_000, null, null)));
  }

  @Test
  void theJvmStopsAllThreadsForDumps() {
    next.with(Part.PAUSED, 100 * MS).with(Quantity.OTHER_PAUSES, 9);
    next.with(Quantity.OTHER_PAUSE_TIME, 80 * MS);
    next.vmOperations =
        List.of(
            new VmOperationRow("RevokeBias", null, 9, 1_000_000, 200_000),
            new VmOperationRow("ThreadDump", "guard-#", 45, 400_000_000, 20_000_000));
    Explanation cause = only("vm-pauses");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
    assertThat(cause.statement().inOneLine())
        .isEqualTo(
            "the JVM stops all threads for longer on JDK 17, most of it for ThreadDump, which"
                + " guard-# asks for");
    next.vmOperations =
        List.of(
            new VmOperationRow("RevokeBias", null, 9, 300_000_000, 200_000),
            new VmOperationRow("ThreadDump", "guard-#", 45, 300_000_000, 20_000_000));
    assertThat(only("vm-pauses").statement().inOneLine())
        .as("neither has most of it")
        .isEqualTo("the JVM stops all threads for longer on JDK 17, and not to collect garbage");
    next.with(Quantity.GC_TIME, 90 * MS).with(Quantity.GC_PAUSES, 5);
    only("gc-pauses");
  }

  @Test
  void threadsThatHaveStoppedWaitForOneThatRunsOn() {
    next.with(Part.PAUSED, 100 * MS).with(Quantity.OTHER_PAUSES, 9);
    next.with(Quantity.OTHER_PAUSE_TIME, 80 * MS);
    next.vmOperations =
        List.of(new VmOperationRow(VmOperation.STOPPING, null, 9, 400_000_000, 200_000_000));
    Explanation cause = only("vm-pauses");
    assertThat(cause.statement().inOneLine()).endsWith("most of it for " + VmOperation.STOPPING);
    assertThat(cause.advice().get(0)).contains("a counted loop", "jdk.SafepointBegin");
  }

  @Test
  void onAMachineThatIsAsBusyMoreWorkIsTheCause() {
    base.with(Part.CPU_WAIT, 200 * MS);
    next.with(Part.WORK, 360 * MS).with(Part.CPU_WAIT, 380 * MS);
    Explanation cause = only("user-code");
    assertThat(cause.effect().parts()).containsExactlyInAnyOrder(Part.WORK, Part.CPU_WAIT);
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void whoWaitsForAWorkerWithoutACpuIdles() {
    next.with(Part.CPU_WAIT, 100 * MS).with(Part.IDLE, 120 * MS).with(PoolCounter.WORKER_STEALS, 5);
    assertThat(only("cpu-starvation").effect().parts()).contains(Part.IDLE);
    next.with(Part.CPU_WAIT, 30 * MS).with(Part.IDLE, 190 * MS);
    assertThat(causes()).extracting(Explanation::cause).startsWith("idle-workers");
  }

  @Test
  void exceptionsInTasks() {
    next.with(Part.WORK, 300 * MS).with(Quantity.THROWABLES, 100_000);
    assertThat(only("exceptions").forkJoin()).isFalse();
    assertThat(only("exceptions").statement().inOneLine())
        .isEqualTo("more exceptions are created on JDK 17");
    for (SideFixture side : List.of(base, next)) {
      side.moments = running();
      side.methods =
          MethodSamples.account(1000, new MethodSamples("app.Fib.compute", 1000, 5, true));
    }
    next.methodsOfThrowables =
        MethodSamples.account(400, new MethodSamples("lib.Leaks.record", 400, 3, false));
    assertThat(only("exceptions").statement().inOneLine())
        .isEqualTo("more exceptions are created on JDK 17, most of them through Leaks.record");
    assertThat(only("exceptions").explanation())
        .endsWith("per operation, through lib.Leaks.record.");
    next.with(Quantity.THROWABLES, 10);
    only("user-code");
  }

  @Test
  void codeThatIsNotCompiled() {
    base.with(Quantity.SAMPLES, 100).with(Quantity.INTERPRETED_SAMPLES, 5);
    next.with(Quantity.SAMPLES, 100).with(Quantity.INTERPRETED_SAMPLES, 90);
    next.with(Part.WORK, 900 * MS);
    assertThat(only("interpreted-code").explanation()).contains("5.0 % on JDK 17, 90 % on JDK 17");
    next.with(Quantity.INTERPRETED_SAMPLES, 20);
    only("user-code");
  }

  @Test
  void compilation() {
    next.with(Part.WORK, 300 * MS).with(Quantity.COMPILE_TIME, 80 * MS);
    assertThat(only("compilation").forkJoin()).isFalse();
  }

  @Test
  void throttling() {
    next.with(Part.CPU_WAIT, 100 * MS).with(Quantity.THROTTLED_TIME, 60 * MS);
    assertThat(only("throttling").forkJoin()).isFalse();
  }
}
