package io.fjprobe.analyzer.compare.cause.list;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.cause.jdk.JdkChange;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What holds for all causes, shown by some of them. */
class CausesTest extends CauseTest {

  private void sleepingTasksInJoins() {
    base = new SideFixture(8).with(Part.WORK, 1 * MS);
    next = new SideFixture(17).with(Part.WORK, 1 * MS);
    base.with(Part.UNMANAGED_BLOCKED, 800 * MS).with(Part.JOIN_BLOCKED, 100 * MS);
    next.with(Part.UNMANAGED_BLOCKED, 800 * MS).with(Part.JOIN_BLOCKED, 700 * MS);
    base.with(Quantity.JOINS_BLOCKED, 26).with(Quantity.JOIN_BLOCKED_TIME, 100 * MS);
    next.with(Quantity.JOINS_BLOCKED, 36).with(Quantity.JOIN_BLOCKED_TIME, 700 * MS);
    base.threads(8);
  }

  @Test
  void sparesThatAreNotCreated() {
    sleepingTasksInJoins();
    base.with(PoolCounter.SPARES_CREATED, 15).with(PoolCounter.ACTIVE_LOWERED, 0.2);
    next.with(PoolCounter.SPARES_CREATED, 0).with(PoolCounter.ACTIVE_LOWERED, 36);
    Explanation cause = only("compensation-policy");
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
    assertThat(cause.effect().nanos().value()).isPositive();
    assertThat(cause.statement().inOneLine()).contains("not replaced on JDK 17");
    assertThat(cause.jdkChanges()).extracting(JdkChange::id).containsExactly("compensation-9");
  }

  @Test
  void theSameFromTheOtherSide() {
    sparesThatAreNotCreated();
    swap();
    Explanation cause = only("compensation-policy");
    assertThat(cause.effect().nanos().value()).isNegative();
    assertThat(cause.effect().ofGap()).isCloseTo(1, within(0.02));
    assertThat(cause.statement().inOneLine()).contains("not replaced on JDK 17");
  }

  @Test
  void noJdkChangeIsCitedOnOneSideOfIt() {
    sparesThatAreNotCreated();
    base.jdk = 11;
    assertThat(only("compensation-policy").jdkChanges()).isEmpty();
  }

  @Test
  void withoutItsEvidenceBlockedJoinsAreJustBlockedJoins() {
    sleepingTasksInJoins();
    base.jdk = 11;
    Explanation cause = only("blocked-joins");
    assertThat(cause.effect().parts()).containsExactly(Part.JOIN_BLOCKED);
    assertThat(cause.effect().ofGap()).isLessThan(0.5);
  }

  @Test
  void whatIsCountedDifferentlyIsNoEvidence() {
    sleepingTasksInJoins(); // on 8, where joins that block are counted in another way
    assertNone();
  }

  @Test
  void noCauseRestsOnWhatIsCountedDifferently() {
    sparesThatAreNotCreated();
    assertThat(only("compensation-policy").evidence())
        .containsExactlyInAnyOrder(Evidence.SPARES_CREATED, Evidence.ACTIVE_LOWERED);
  }

  @Test
  void theLargestOfSeveralComesFirstAndNoPartCountsTwice() {
    next.with(Part.PAUSED, 100 * MS).with(Quantity.GC_TIME, 50 * MS).with(Quantity.GC_PAUSES, 5);
    next.with(Part.WORK, 400 * MS).with(Part.SCAN, 60 * MS).with(PoolCounter.LOST_STEALS, 5_000);
    List<Explanation> causes = causes();
    assertThat(causes)
        .extracting(Explanation::cause)
        .containsExactly("user-code", "gc-pauses", "contention");
    assertThat(causes.stream().mapToDouble(explanation -> explanation.effect().ofGap()).sum())
        .isCloseTo(1, within(0.02));
    assertThat(causes.stream().flatMap(cause -> cause.effect().parts().stream()))
        .doesNotHaveDuplicates();
  }

  @Test
  void whatIsNotKnownWellEnoughIsNoCause() {
    next.with(Part.OFF_CPU, 100 * MS);
    next.cpuDoubt = 30 * MS;
    only("off-cpu");
    next.cpuDoubt = 110 * MS;
    assertNone();
  }

  @Test
  void whatIsNotKnownWellEnoughHidesNoCause() {
    next.with(Part.SCAN, 60 * MS).with(PoolCounter.LOST_STEALS, 5_000);
    next.cpuDoubt = 100 * MS; // more than the cause in sum, since it may take waiting for a CPU
    assertThat(only("contention").effect().parts()).contains(Part.SCAN);
  }

  @Test
  void nothingIsExplainedThatIsNotShown() {
    next.with(Part.WORK, 181 * MS).with(PoolCounter.LOST_STEALS, 5_000);
    assertThat(Comparisons.of(base, next).shown()).isFalse();
    assertNone();
  }
}
