package io.fjprobe.analyzer.compare.cause.moment;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.code.LoadedClasses;
import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two threads run all the time. The slow side takes 1.6 times as long. */
class TellingCodeTest extends LineCauseTest {

  private static final MethodSamples LINE = new MethodSamples("app.App.a", 1000, 5, true);

  @BeforeEach
  void twoThreadsRun() {
    base.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
    next.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
  }

  private void samples(MethodSamples onBase, MethodSamples onNext) {
    base.methods = MethodSamples.account(1000, LINE, onBase);
    next.methods = MethodSamples.account(1000, LINE, onNext);
  }

  private static MethodSamples read(long samples) {
    return new MethodSamples("lib.Json.read", samples, 2, false);
  }

  @Test
  void theMethodThatIsNamedHasItsTimes() {
    samples(read(100), read(600));
    assertThat(line().statement().inOneLine())
        .endsWith(
            "most of it in Json.read, for about 192 ms on JDK 17, and about 20.0 ms on JDK 17");
    samples(read(550), read(600));
    assertThat(line().statement().inOneLine())
        .as("less than twice as long")
        .endsWith("in Json.read");
  }

  /** It has not half of the additional time, so it is not the one that most of it is in. */
  @Test
  void anotherMethodMayTellMore() {
    samples(read(10), read(180));
    assertThat(line().statement().inOneLine())
        .endsWith(
            "runs at App.a:3; Json.read runs for about 57.5 ms on JDK 17, and about 2.00 ms on JDK 17");
    samples(read(100), read(180));
    assertThat(line().statement().inOneLine())
        .endsWith(
            "runs at App.a:3; Json.read runs for about 57.5 ms on JDK 17, and about 20.0 ms on JDK 17");
    samples(read(150), read(180));
    assertThat(line().statement().inOneLine())
        .as("less than twice as long")
        .endsWith("runs at App.a:3");
  }

  /** The line is in it, so it tells no more. */
  @Test
  void notTheMethodOfTheLineItself() {
    base.methods = MethodSamples.account(1000, new MethodSamples("app.App.a", 100, 5, true));
    next.methods = MethodSamples.account(1000, new MethodSamples("app.App.a", 700, 5, true));
    assertThat(line().statement().inOneLine()).endsWith("runs at App.a:3");
    next.methods =
        MethodSamples.account(1000, new MethodSamples("app.App.a", 700, 5, true), read(150));
    assertThat(line().statement().inOneLine())
        .endsWith("runs at App.a:3; only samples of JDK 17 show Json.read");
  }

  private static AllocationAccount allocated(long megabytes, long heads) {
    return new AllocationAccount(
        1000, megabytes * 1_000_000, List.of(), Map.of("app.Head", heads, "byte[]", 1000 - heads));
  }

  @Test
  void theClassThatIsAllocatedMore() {
    samples(read(100), read(600));
    base.allocations = allocated(500, 0);
    next.allocations = allocated(1_000, 300);
    assertThat(line().explanation())
        .contains(" Allocated per operation, by samples: Head none on JDK 17, 60 MB on JDK 17.");
    base.allocations = allocated(600, 300);
    assertThat(line().explanation()).as("less than twice").doesNotContain("Allocated");
  }

  @Test
  void eachCallAllocatesMore() {
    samples(read(150), read(180));
    for (SideFixture side : List.of(base, next)) {
      side.countedCalls = List.of(new CountedCalls("app.App.a", 50));
    }
    base.allocations = allocated(500, 0);
    next.allocations = allocated(1_000, 300);
    assertThat(line().statement().inOneLine())
        .endsWith(
            "; App.a is called about as often on JDK 17, so each call takes longer; 60 MB of Head are"
                + " allocated on JDK 17, and none on JDK 17, by samples");
    base.allocations = allocated(500, 100);
    assertThat(line().statement().inOneLine())
        .endsWith("; about 6 times as many bytes of Head are allocated on JDK 17");
    base.allocations = allocated(5, 0);
    next.allocations = allocated(10, 300);
    assertThat(line().statement().inOneLine())
        .as("too few to matter")
        .endsWith("so each call takes longer");
    next.allocations = allocated(1_000, 300);
    assertThat(line().statement().inOneLine()).contains("of Head");
    next.countedCalls = List.of(new CountedCalls("app.App.a", 500));
    assertThat(line().statement().inOneLine())
        .contains("; App.a is called 10 times as often on JDK 17")
        .endsWith("; 60 MB of Head are allocated on JDK 17, and none on JDK 17, by samples");
    next.countedCalls = base.countedCalls;
    base.methods = MethodSamples.account(1000, LINE);
    assertThat(line().statement().inOneLine())
        .as("a method tells more")
        .contains("only samples of JDK 17 show Json.read")
        .doesNotContain("of Head");
  }

  @Test
  void classesThatOneSideLoads() {
    samples(read(150), read(180));
    base.loadedClasses = new LoadedClasses(Set.of("app.Flat", "lib.Some"));
    next.loadedClasses = new LoadedClasses(Set.of("app.Eager", "app.Queue"));
    assertThat(line().statement().inOneLine())
        .endsWith("runs at App.a:3; only JDK 17 loads Flat; only JDK 17 loads Eager, Queue");
    next.loadedClasses = new LoadedClasses(Set.of("app.Eager", "app.Queue", "app.A"));
    assertThat(line().statement().inOneLine())
        .endsWith("loads A, Eager, Queue; calls may go to methods of more classes on JDK 17");
    next.loadedClasses =
        new LoadedClasses(Set.of("app.Eager", "app.Queue", "app.A", "app.B", "app.C"));
    assertThat(line().statement().inOneLine()).as("too many").endsWith("runs at App.a:3");
    assertThat(line().explanation()).contains(" Only JDK 17 loads A, B, C, Eager and 1 more.");
    base.loadedClasses = new LoadedClasses(Set.of("lib.Some"));
    next.loadedClasses = new LoadedClasses(Set.of("lib.Other"));
    assertThat(line().statement().inOneLine()).as("of libraries").endsWith("runs at App.a:3");
    base.moments = looks(box(Doing.RUNS, "App.a:3", 0.5, 2), box(Doing.SLEEPS, "App.b:4", 0.5, 2));
    next.moments =
        looks(box(Doing.RUNS, "App.a:3", 0.3125, 2), box(Doing.SLEEPS, "App.b:4", 0.6875, 3));
    assertThat(line().statement().inOneLine())
        .as("it waits")
        .endsWith("JDK 17 loads classes of Other");
    next.loadedClasses = new LoadedClasses(Set.of("lib.Other", "app.Eager"));
    assertThat(line().statement().inOneLine())
        .as("its own class")
        .endsWith("App.b:4; only JDK 17 loads Eager");
  }

  @Test
  void theKernelHasMostOfIt() {
    samples(read(150), read(180));
    inKernel(base, 0.1);
    inKernel(next, 0.5);
    assertThat(line().statement().inOneLine())
        .endsWith("; the kernel has about 50 % of the CPU time on JDK 17, and 10 % on JDK 17");
    inKernel(next, 0.2);
    assertThat(line().statement().inOneLine())
        .as("37 % of the additional time")
        .endsWith("runs at App.a:3");
    inKernel(base, 0.6);
    inKernel(next, 0.6);
    assertThat(line().statement().inOneLine()).as("so it had before").endsWith("runs at App.a:3");
    next.with(Quantity.KERNEL_LOAD, Double.NaN);
    assertThat(line().statement().inOneLine()).as("not recorded").endsWith("runs at App.a:3");
  }

  private static void inKernel(SideFixture side, double share) {
    side.with(Quantity.JVM_LOAD, 100 * MS).with(Quantity.KERNEL_LOAD, share * 100 * MS);
  }
}
