package io.fjprobe.analyzer.compare.cause.blocking;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import org.junit.jupiter.api.Test;

/** Workers wait, in joins or in tasks, and the pool is told or not. */
class BlockingCausesTest extends CauseTest {

  @Test
  void managedBlocksThatTakeLonger() {
    base = new SideFixture(8).with(Part.WORK, 1 * MS).with(Part.MANAGED_BLOCKED, 40_000 * MS);
    next = new SideFixture(17).with(Part.WORK, 1 * MS).with(Part.MANAGED_BLOCKED, 1_600 * MS);
    base.with(Quantity.MANAGED_BLOCKS, 320).with(Quantity.MANAGED_BLOCKED_TIME, 40_000 * MS);
    next.with(Quantity.MANAGED_BLOCKS, 320).with(Quantity.MANAGED_BLOCKED_TIME, 1_600 * MS);
    base.threads(36);
    next.threads(30);
    Explanation cause = only("managed-block-length");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.05));
    assertThat(cause.statement().inOneLine()).endsWith("on JDK 8");
    assertThat(cause.explanation())
        .contains("their mean length is 125 ms on JDK 8, 5.00 ms on JDK 17. ")
        .endsWith("not recorded.");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("managed-block-9");
  }

  @Test
  void moreManagedBlocksAreNotLongerOnes() {
    managedBlocksThatTakeLonger();
    base.with(Quantity.MANAGED_BLOCKS, 8_000);
    only("waiting-in-tasks");
  }

  @Test
  void tasksThatNoLongerTellTheyBlock() {
    base.with(Part.MANAGED_BLOCKED, 1_600 * MS).with(Quantity.MANAGED_BLOCKS, 320).threads(30);
    next.with(Part.UNMANAGED_BLOCKED, 1_600 * MS).with(Quantity.UNMANAGED_BLOCKS, 320);
    Explanation cause = only("unmanaged-blocking");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.05));
  }

  @Test
  void joinsThatBlock() {
    next.with(Part.JOIN_BLOCKED, 150 * MS);
    next.with(Quantity.JOINS_BLOCKED, 30).with(Quantity.JOIN_BLOCKED_TIME, 150 * MS);
    next.with(Quantity.OWN_WORK_JOINS, 29);
    Explanation cause = only("blocked-joins");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
    assertThat(cause.advice().get(0)).contains("reverse order");
  }

  @Test
  void workersThatAreOffTheCpuForNoReasonThatIsTold() {
    next.with(Part.OFF_CPU, 200 * MS);
    Explanation cause = only("off-cpu");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.statement().inOneLine()).contains("for an unknown reason");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
  }

  @Test
  void carriersThatArePinned() {
    base = new SideFixture(25);
    next = new SideFixture(21).with(Part.UNMANAGED_BLOCKED, 150 * MS).with(Quantity.PINNED, 40);
    next.with(Quantity.UNMANAGED_BLOCKS, 40).with(Quantity.UNMANAGED_BLOCKED_TIME, 150 * MS);
    Explanation cause = only("pinned-carriers");
    assertThat(cause.forkJoin()).isTrue();
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("JEP-491");
    next.with(Quantity.PINNED, 0);
    only("blocking-in-tasks");
  }

  @Test
  void waitsThatAreNotLongerAreMore() {
    base.with(Part.UNMANAGED_BLOCKED, 100 * MS);
    base.with(Quantity.UNMANAGED_BLOCKS, 20).with(Quantity.UNMANAGED_BLOCKED_TIME, 80 * MS);
    next.with(Part.UNMANAGED_BLOCKED, 300 * MS);
    next.with(Quantity.UNMANAGED_BLOCKS, 50).with(Quantity.UNMANAGED_BLOCKED_TIME, 200 * MS);
    assertThat(only("blocking-in-tasks").statement().inOneLine())
        .endsWith("; each wait takes about as long, so there are about 3.0 times as many");
    next.with(Quantity.UNMANAGED_BLOCKS, 30);
    assertThat(only("blocking-in-tasks").statement().inOneLine())
        .endsWith("outside the pool's own waits");
  }

  @Test
  void moreTasksThatBlockEachAreNotMoreOfTheSame() {
    next.with(Quantity.TASKS, 9_000).with(Quantity.WORK_TIME, 9 * 180 * MS);
    base.with(Quantity.WORK_TIME, 180 * MS);
    next.with(Part.UNMANAGED_BLOCKED, 400 * MS);
    next.with(Quantity.UNMANAGED_BLOCKS, 20).with(Quantity.UNMANAGED_BLOCKED_TIME, 400 * MS);
    assertThat(causes().get(0).cause()).isEqualTo("blocking-in-tasks");
    assertThat(causes()).extracting(Explanation::cause).doesNotContain("more-tasks");
  }

  @Test
  void tasksThatWait() {
    next.with(Part.UNMANAGED_BLOCKED, 100 * MS);
    next.with(Quantity.UNMANAGED_BLOCKS, 20).with(Quantity.UNMANAGED_BLOCKED_TIME, 100 * MS);
    next.with(Quantity.SOCKET_TIME, 90 * MS);
    Explanation cause = only("blocking-in-tasks");
    assertThat(cause.forkJoin()).isFalse();
    assertThat(cause.explanation()).contains("for sockets").doesNotContain("held last");
    next.holder = "refresher";
    assertThat(only("blocking-in-tasks").explanation())
        .contains("last held by refresher: 0 ns on JDK 17, 100 ms on JDK 17");
  }

  @Test
  void tasksThatWaitForFutures() {
    next.with(Part.MANAGED_BLOCKED, 200 * MS).with(Quantity.MANAGED_BLOCKS, 40);
    next.with(Quantity.MANAGED_BLOCKED_TIME, 200 * MS);
    assertThat(only("waiting-in-tasks").effect().ofGap()).isCloseTo(1, within(0.02));
  }
}
