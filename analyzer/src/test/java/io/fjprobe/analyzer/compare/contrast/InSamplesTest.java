package io.fjprobe.analyzer.compare.contrast;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.side.RunningSides;
import io.fjprobe.analyzer.compare.side.SideFixture;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two threads run all the time: for 100 ms an operation, and for 200 ms on the slow side. */
class InSamplesTest {

  private SideFixture fast = new SideFixture(17);
  private SideFixture slow = new SideFixture(17);

  @BeforeEach
  void twoThreadsRunAllTheTime() {
    RunningSides.run(fast, slow);
  }

  private static MethodSamples own(String name, long samples) {
    return new MethodSamples(name, samples, 2, true);
  }

  private static MethodSamples ofJdk(String name, long samples, long called) {
    return new MethodSamples(name, samples, 2, false, called);
  }

  private List<String> longer() {
    return Comparisons.contrast(fast, slow).inSamples().longerCode().stream()
        .map(LongerCode::method)
        .toList();
  }

  private List<String> allocated() {
    return Comparisons.contrast(fast, slow).inSamples().allocatedMore().stream()
        .map(AllocatedType::type)
        .toList();
  }

  @Test
  void whatTheFastSideHardlyRunsTellsMost() {
    fast.methods = RunningSides.inMain(own("app.Ship.load", 800), own("app.Ship.head", 10));
    slow.methods = RunningSides.inMain(own("app.Ship.load", 900), own("app.Ship.head", 400));
    assertThat(longer()).containsExactly("app.Ship.head", "app.Ship.load");
    LongerCode head = Comparisons.contrast(fast, slow).inSamples().longerCode().get(0);
    assertThat(head.baseNanos()).isCloseTo(0.01 * 200 * MS, within(MS));
    assertThat(head.nextNanos()).isCloseTo(0.4 * 400 * MS, within(MS));
    SideFixture next = slow;
    slow = fast;
    fast = next;
    LongerCode swapped = Comparisons.contrast(fast, slow).inSamples().longerCode().get(0);
    assertThat(swapped.baseNanos()).isCloseTo(head.nextNanos(), within(1.0));
    assertThat(swapped.nextNanos()).isCloseTo(head.baseNanos(), within(1.0));
  }

  @Test
  void whatHandsOnToAnotherMethodIsLeftOut() {
    fast.methods = RunningSides.inMain(own("app.Ship.load", 110), own("app.Ship.read", 100));
    slow.methods = RunningSides.inMain(own("app.Ship.load", 520), own("app.Ship.read", 500));
    assertThat(longer()).containsExactly("app.Ship.load", "app.Main.main");
    fast.methods = RunningSides.inMain(own("app.Ship.load", 300), own("app.Ship.read", 100));
    assertThat(longer())
        .as("it does more, too, on the fast side")
        .containsExactly("app.Ship.read", "app.Ship.load", "app.Main.main");
  }

  @Test
  void whatWasCalledTellsMoreThanItsCaller() {
    MethodSamples read = new MethodSamples("app.Ship.read", 500, 1, true);
    fast.methods = RunningSides.inMain(own("app.Ship.load", 100), own("app.Ship.read", 100));
    slow.methods = RunningSides.inMain(own("app.Ship.load", 520), read);
    assertThat(longer()).containsExactly("app.Ship.read", "app.Main.main");
  }

  @Test
  void whatMayBeChanceIsLeftOut() {
    fast.methods = RunningSides.inMain(own("app.Ship.load", 200));
    slow.methods = RunningSides.inMain(own("app.Ship.load", 150));
    assertThat(longer()).as("20 ms longer, of 200").containsExactly("app.Main.main");
    slow.methods = RunningSides.inMain(own("app.Ship.load", 190));
    assertThat(longer()).contains("app.Ship.load");
  }

  @Test
  void whatRunsTheCodeOfTasksIsLeftOut() {
    fast.methods = RunningSides.inMain(ofJdk("java.lang.Thread.run", 600, 0));
    slow.methods = RunningSides.inMain(ofJdk("java.lang.Thread.run", 600, 290));
    assertThat(longer()).containsExactly("app.Main.main");
    slow.methods = RunningSides.inMain(ofJdk("java.lang.Thread.run", 600, 310));
    assertThat(longer()).contains("java.lang.Thread.run");
  }

  /** A JDK may have another name for the same. */
  @Test
  void whatOnlyOneJdkHasIsLeftOut() {
    slow.methods =
        RunningSides.inMain(ofJdk("java.util.Sort.run", 400, 400), own("app.Ship.load", 300));
    assertThat(longer()).contains("java.util.Sort.run", "app.Ship.load");
    SideFixture same = slow;
    slow = new SideFixture(21);
    slow.with(Part.WORK, 380 * MS);
    slow.moments = same.moments;
    slow.methods = same.methods;
    assertThat(longer()).contains("app.Ship.load").doesNotContain("java.util.Sort.run");
    fast.methods = RunningSides.inMain(ofJdk("java.util.Sort.run", 1, 1));
    assertThat(longer()).as("both have it").contains("java.util.Sort.run");
  }

  private static AllocationAccount allocated(long megabytes, Map<String, Long> types) {
    return new AllocationAccount(1000, megabytes * 1_000_000, List.of(), types);
  }

  @Test
  void theClassThatTheFastSideHardlyAllocates() {
    fast.allocations = allocated(500, Map.of("byte[]", 900L, "app.Head", 10L));
    slow.allocations = allocated(1_000, Map.of("byte[]", 600L, "app.Head", 300L));
    assertThat(allocated()).containsExactly("app.Head", "byte[]");
    AllocatedType head = Comparisons.contrast(fast, slow).inSamples().allocatedMore().get(0);
    assertThat(head.baseBytes()).as("in five operations").isCloseTo(1e6, within(1.0));
    assertThat(head.nextBytes()).isCloseTo(60e6, within(1.0));
    slow.allocations = allocated(1_000, Map.of("byte[]", 700L, "app.Head", 45L));
    assertThat(allocated()).as("samples come in bursts").containsExactly("byte[]");
    slow.allocations = allocated(490, Map.of("byte[]", 600L, "app.Head", 300L));
    assertThat(allocated()).as("no more in all").isEmpty();
    slow.allocations = null;
    assertThat(allocated()).as("not recorded").isEmpty();
  }
}
