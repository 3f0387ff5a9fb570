package io.fjprobe.analyzer.compare.comparability;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.EvidenceRow;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.side.SideFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Recordings of programs that do not say what they do. */
class WholeRecordingsTest {

  private final SideFixture base = new SideFixture(17).whole(3);
  private final SideFixture next = new SideFixture(21).whole(3);

  private Comparison compare() {
    return Comparisons.ifComparable(base, next);
  }

  private void assertRefused(String text) {
    assertThat(compare().result().verdict()).isEqualTo(SpeedVerdict.REFUSED);
    assertThat(compare().compared().differences())
        .filteredOn(Difference::refusal)
        .extracting(Difference::text)
        .isNotEmpty()
        .allSatisfy(refusal -> assertThat(refusal).contains(text));
  }

  @Test
  void theUnitIsARun() {
    Comparison comparison = compare();
    assertThat(comparison.result().verdict()).isEqualTo(SpeedVerdict.NO_DIFFERENCE_SHOWN);
    assertThat(comparison.compared().unitOfWork()).isEqualTo(UnitOfWork.RUN);
    assertThat(comparison.compared().base().work().unit()).isEqualTo("run");
    assertThat(comparison.compared().base().work().operations()).isEqualTo(3);
    assertThat(comparison.compared().base().iterations()).isZero();
    assertThat(comparison.time().wallNanosPerOperation().base()).isBetween(90 * MS, 110 * MS);
    assertThat(comparison.observed().amounts())
        .extracting(EvidenceRow::evidence)
        .contains(Evidence.TASKS);
  }

  @Test
  void tasksAndSecondsGiveNoVerdict() {
    for (UnitOfWork unit : List.of(UnitOfWork.TASK_RUN, UnitOfWork.SECOND)) {
      per(unit);
      base.operations = 1_000;
      next.operations = 1_000;
      next.with(Part.WORK, 900 * MS);
      Comparison comparison = compare();
      assertThat(comparison.result().verdict()).isEqualTo(SpeedVerdict.THROUGHPUT_NOT_KNOWN);
      assertThat(comparison.explained().explanations()).isEmpty();
      assertThat(comparison.result().throughputRatio().differsFrom(1)).isTrue();
      assertThat(comparison.time().account()).isNotEmpty();
    }
  }

  private void per(UnitOfWork unit) {
    base.unitOfWork = unit;
    next.unitOfWork = unit;
  }

  @Test
  void tasksAreNoUnitIfThereAreMoreOnOneSide() {
    per(UnitOfWork.TASK_RUN);
    base.operations = 1_000;
    next.operations = 1_060;
    assertRefused("tasks in a recording: 1,000 on JDK 17, 1,060 on JDK 21");
  }

  @Test
  void aRunMustBeWhole() {
    next.run = null;
    assertRefused("the whole run of the program is not recorded");
  }

  @Test
  void oneRecordingOnASideGivesNoInterval() {
    base.whole(1);
    next.with(Part.WORK, 900 * MS);
    Comparison comparison = compare();
    assertThat(comparison.result().verdict()).isEqualTo(SpeedVerdict.NO_INTERVAL);
    assertThat(comparison.result().throughputRatio().value()).isLessThan(0.3);
    assertThat(comparison.result().smallestDifference()).isNull();
    assertThat(comparison.explained().explanations()).isEmpty();
    assertThat(comparison.observed().evidence())
        .extracting(EvidenceRow::evidence)
        .contains(Evidence.WORK_PER_TASK);
    assertThat(comparison.observed().unmoved()).isEmpty();
  }

  @Test
  void severalRecordingsShowADifferenceAndItsCause() {
    next.with(Part.WORK, 900 * MS);
    Comparison comparison = compare();
    assertThat(comparison.result().verdict()).isEqualTo(SpeedVerdict.SLOWER);
    Explanation first = comparison.explained().explanations().get(0);
    assertThat(first.cause()).isEqualTo("user-code");
    assertThat(first.explanation()).contains("per run").doesNotContain("per operation");
  }

  @Test
  void tasksMustBeCountedToDivideByThem() {
    per(UnitOfWork.TASK_RUN);
    next.operations = Double.NaN;
    assertRefused("jfr: how many tasks ran is not recorded");
  }

  @Test
  void tasksMustHaveRunToDivideByThem() {
    per(UnitOfWork.TASK_RUN);
    next.operations = 0;
    base.operations = 0;
    assertRefused("no task ran in a pool");
  }

  @Test
  void tasksOfOtherPoolsAreOtherWork() {
    per(UnitOfWork.TASK_RUN);
    next.pool = "other-2";
    assertRefused("pools that do the work: fib on JDK 17, other-2 on JDK 21");
  }

  @Test
  void theNumberOfAPoolIsNotItsName() {
    base.pool = "ForkJoinPool-1";
    next.pool = "ForkJoinPool-2";
    assertThat(compare().compared().differences())
        .containsExactly(
            Difference.mayExplain(
                "pools that do the work: ForkJoinPool-1 on JDK 17, ForkJoinPool-2 on JDK 21"));
  }

  @Test
  void recordingsOfOtherLengthsAreFlagged() {
    per(UnitOfWork.SECOND);
    next.wall *= 2;
    assertThat(compare().compared().differences())
        .extracting(Difference::text)
        .singleElement()
        .asString()
        .startsWith("length of the recordings: 98.5 ms..100 ms on JDK 17, 197 ms..201 ms on");
  }

  @Test
  void aWorkloadIsNotComparedWithSomethingUnknown() {
    next.workload = "fib";
    assertRefused("workload: none (no workload iterations in the recording) on JDK 17");
  }

  @Test
  void onePoolMayHaveBecomeMany() {
    per(UnitOfWork.TASK_RUN);
    base.operations = 100;
    next.operations = 100;
    base.pool = "ForkJoinPool-1";
    next.pool = "ForkJoinPool made at com.acme.Orders.handle:42";
    assertThat(compare().result().verdict()).isNotEqualTo(SpeedVerdict.REFUSED);
    next.pool = "mail made at com.acme.Orders.handle:42 #2";
    assertRefused("not the same work");
  }
}
