package io.fjprobe.analyzer.compare.comparability;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.SpeedVerdict;
import io.fjprobe.analyzer.compare.side.SideFixture;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparabilityTest {

  private final SideFixture base = new SideFixture(17);
  private final SideFixture next = new SideFixture(21);

  private List<Difference> differences() {
    return Comparability.of(Comparisons.sides(base, next));
  }

  private void assertRefused(String text) {
    assertThat(differences())
        .anySatisfy(
            difference -> {
              assertThat(difference.refusal()).isTrue();
              assertThat(difference.text()).contains(text);
            });
    assertThat(Comparisons.ifComparable(base, next).result().verdict())
        .isEqualTo(SpeedVerdict.REFUSED);
  }

  private void assertMayExplain(String text) {
    assertThat(differences()).extracting(Difference::text).containsExactly(text);
    assertThat(differences().get(0).refusal()).isFalse();
    assertThat(Comparisons.ifComparable(base, next).result().verdict())
        .isNotEqualTo(SpeedVerdict.REFUSED);
  }

  @Test
  void theSameIsComparable() {
    assertThat(differences()).isEmpty();
  }

  @Test
  void anotherWorkloadIsRefused() {
    next.workload = "sort";
    assertRefused("workload: fib on JDK 17, sort on JDK 21");
  }

  @Test
  void anotherModeIsRefused() {
    next.mode = "large";
    assertRefused("mode: default on JDK 17, large on JDK 21");
  }

  @Test
  void anotherUnitIsRefused() {
    next.unit = "fib(31)";
    assertRefused("unit of operations: fib(30) on JDK 17, fib(31) on JDK 21");
  }

  @Test
  void lostEventsAreRefused() {
    next.lostBytes = 4_096;
    assertRefused("JDK21-1.jfr: the Flight Recorder lost 4,096 bytes");
  }

  @Test
  void aTruncatedRecordingIsRefused() {
    base.truncated = true;
    assertRefused("JDK17-1.jfr: the file is truncated");
  }

  @Test
  void tooFewIterationsAreRefused() {
    next.forks = 1;
    next.iterations = 2;
    assertRefused("JDK 21: only 2 measured iterations");
  }

  @Test
  void refusalsCanBeOverruled() {
    next.unit = "fib(31)";
    Comparison comparison = Comparisons.of(base, next);
    assertThat(comparison.result().verdict()).isEqualTo(SpeedVerdict.NO_DIFFERENCE_SHOWN);
    assertThat(comparison.compared().differences()).hasSize(1);
  }

  @Test
  void noIterationsCanNotBeOverruled() {
    next.iterations = 0;
    assertThat(Comparisons.of(base, next).result().verdict()).isEqualTo(SpeedVerdict.REFUSED);
  }

  @Test
  void anotherParallelismMayExplain() {
    next.parallelism = 4;
    assertThat(differences())
        .contains(
            new Difference(false, Condition.PARALLELISM_OF_WORKLOAD, "2 on JDK 17, 4 on JDK 21"),
            new Difference(false, Condition.PARALLELISM_OF_POOLS, "2 on JDK 17, 4 on JDK 21"));
  }

  @Test
  void onlyTheOptionsThatDifferAreNamed() {
    base.jvmOptions = "-Xmx1g -ea -Da=b";
    next.jvmOptions = "-Xmx1g -Da=b -Xint -Dc=d";
    assertMayExplain("JVM options: -ea on JDK 17, -Xint -Dc=d on JDK 21");
    next.jvmOptions = "-Xmx1g -ea -Da=b -Dc=d";
    assertMayExplain("JVM options: none on JDK 17, -Dc=d on JDK 21");
    next.jvmOptions = "-ea -Xmx1g -Da=b";
    assertMayExplain("JVM options: -Xmx1g -ea -Da=b on JDK 17, -ea -Xmx1g -Da=b on JDK 21");
  }

  @Test
  void anotherCollectorMayExplain() {
    next.collectors = "ZGC";
    assertMayExplain("garbage collector: G1New, G1Old on JDK 17, ZGC on JDK 21");
  }

  @Test
  void otherNumbersOfProcessorsMayExplain() {
    next.cpus = 1;
    assertThat(differences())
        .contains(new Difference(false, Condition.CPUS_FOR_JVM, "2 on JDK 17, 1 on JDK 21"));
  }

  @Test
  void anotherLevelMayExplain() {
    next.level = "full";
    assertMayExplain("level of the agent: default on JDK 17, full on JDK 21");
  }

  @Test
  void otherSettingsOfEventsMayExplain() {
    base.settings = Map.of("jdk.ExecutionSample", Map.of("period", "10 ms"));
    next.settings = Map.of("jdk.ExecutionSample", Map.of("period", "20 ms"));
    assertMayExplain("setting jdk.ExecutionSample period: 10 ms on JDK 17, 20 ms on JDK 21");
  }

  /** It does so where a program has many of these events. */
  @Test
  void thresholdsThatTheAgentRaisesExplainNothing() {
    base.settings = Map.of("jdk.ThreadPark", Map.of("threshold", "1 ms"));
    next.settings = Map.of("jdk.ThreadPark", Map.of("threshold", "10 ms"));
    assertThat(differences()).isEmpty();
    next.settings = Map.of("jdk.ThreadPark", Map.of("threshold", "1 ms", "enabled", "false"));
    base.settings = Map.of("jdk.ThreadPark", Map.of("threshold", "1 ms", "enabled", "true"));
    assertThat(differences()).hasSize(1);
  }

  @Test
  void otherArgumentsMayExplain() {
    next.program = "workloads.jar fib --n=20 --json=/other";
    assertMayExplain(
        "program arguments: workloads.jar fib on JDK 17, workloads.jar fib --n=20 on JDK 21");
  }

  @Test
  void whereTheFiguresGoIsNoDifference() {
    next.program = "workloads.jar fib --json=/elsewhere";
    assertThat(differences()).isEmpty();
  }

  @Test
  void whatJmhPassesToItsForksIsNoDifference() {
    base.program = "org.openjdk.jmh.runner.ForkedMain 127.0.0.1 40379";
    base.jvmOptions = "-Xmx1g -XX:CompileCommandFile=/tmp/jmh1compilecommand";
    next.program = "org.openjdk.jmh.runner.ForkedMain 127.0.0.1 39977";
    next.jvmOptions = "-Xmx1g -XX:CompileCommandFile=/tmp/jmh2compilecommand";
    assertThat(differences()).isEmpty();
  }
}
