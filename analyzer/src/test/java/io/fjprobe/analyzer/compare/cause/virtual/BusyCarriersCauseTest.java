package io.fjprobe.analyzer.compare.cause.virtual;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolKind;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One side yields now and then, and a virtual thread that sleeps goes on beside the others. */
class BusyCarriersCauseTest extends CauseTest {

  @BeforeEach
  void virtualThreads() {
    for (SideFixture side : List.of(base, next)) {
      side.kind = PoolKind.SCHEDULER;
      side.with(Quantity.WORK_TIME, 180 * MS);
    }
    base.with(Quantity.TASKS, 1_000);
    next.with(Quantity.TASKS, 10).with(Part.IDLE, 150 * MS);
    base.moments = looks(2.5, 0.1);
    next.moments = looks(1.5, 0.6);
  }

  private static MomentAccount looks(double ready, double sleeps) {
    return new TestMoments(
            TestBox.of(Doing.RUNS).in("carriers", true).at("App.a:3").share(1 - sleeps).box(),
            TestBox.of(Doing.SLEEPS).in("virtual", false).at("App.b:4").share(sleeps).box())
        .looks(400, 10_000_000_000L)
        .ready(ready)
        .account();
  }

  @Test
  void othersThatAreReadyWaitForOne() {
    Explanation cause = only("busy-carriers");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
    assertThat(cause.forkJoin()).isTrue();
    assertThat(cause.statement().inOneLine())
        .startsWith("virtual threads keep their carriers for longer at a time on JDK 17")
        .endsWith("comes later: virtual: sleeps at App.b:4");
    assertThat(cause.explanation())
        .contains("User code per turn on a carrier: 180 us on JDK 17, 18.0 ms on JDK 17");
  }

  /** The work is not split into fewer tasks then either: nobody splits it. */
  @Test
  void noneWaits() {
    next.moments = looks(0, 0.6);
    assertThat(causes())
        .extracting(Explanation::cause)
        .doesNotContain("busy-carriers", "too-few-tasks");
  }

  @Test
  void theyComputeMore() {
    next.with(Part.WORK, 400 * MS).with(Quantity.WORK_TIME, 400 * MS);
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("busy-carriers");
  }

  @Test
  void itDelaysNoMoreThanTheyWait() {
    next.moments = looks(0.05, 0.6);
    assertThat(causes())
        .filteredOn(cause -> cause.cause().equals("busy-carriers"))
        .singleElement()
        .satisfies(cause -> assertThat(cause.effect().ofGap()).isLessThan(0.2));
  }

  @Test
  void theseAreNoVirtualThreads() {
    base.kind = PoolKind.CUSTOM;
    next.kind = PoolKind.CUSTOM;
    assertThat(only("too-few-tasks").statement().inOneLine()).contains("fewer tasks");
  }
}
