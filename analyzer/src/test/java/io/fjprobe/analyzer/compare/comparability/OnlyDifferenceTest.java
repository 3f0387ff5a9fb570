package io.fjprobe.analyzer.compare.comparability;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.side.SideFixture;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class OnlyDifferenceTest {

  private final SideFixture base = new SideFixture(17);
  private SideFixture next = new SideFixture(17);

  private @Nullable Condition only() {
    return Comparisons.of(base, next).compared().onlyDifference();
  }

  @Test
  void nothingDiffers() {
    assertThat(only()).isNull();
  }

  @Test
  void theOptionsOfTheJvm() {
    next.jvmOptions = "-Xint";
    assertThat(only()).isEqualTo(Condition.JVM_OPTIONS);
    next.collectors = "ZGC";
    assertThat(only()).as("an option chooses it").isEqualTo(Condition.JVM_OPTIONS);
  }

  @Test
  void theJdk() {
    next = new SideFixture(21);
    assertThat(only()).isEqualTo(Condition.JDK);
    next.collectors = "ZGC";
    assertThat(only()).as("the JDK chooses it").isEqualTo(Condition.JDK);
    next.jvmOptions = "-Xint";
    assertThat(only()).as("both").isNull();
  }

  /** The program may have started them. */
  @Test
  void otherProcessesRunMeanwhile() {
    next.jvmOptions = "-Xint";
    List<Difference> differences =
        List.of(
            new Difference(false, Condition.JVM_OPTIONS, "none on JDK 17, -Xint on JDK 17"),
            new Difference(false, Condition.FOREIGN_LOAD, "5 % on JDK 17, 30 % on JDK 17"));
    assertThat(OnlyDifference.of(Comparisons.sides(base, next), differences))
        .isEqualTo(Condition.JVM_OPTIONS);
    assertThat(OnlyDifference.of(Comparisons.sides(base, next), differences.subList(1, 2)))
        .isNull();
  }

  @Test
  void somethingElseToo() {
    next.jvmOptions = "-Xint";
    next.program = "workloads.jar fib --size=large";
    assertThat(only()).isNull();
  }

  @Test
  void onlySomethingElse() {
    next.program = "workloads.jar fib --size=large";
    assertThat(only()).isNull();
  }

  @Test
  void theArgumentsOfTheProgramAreNotRecorded() {
    next.jvmOptions = "-Xint";
    next.program = null;
    assertThat(only()).isNull();
  }
}
