package io.fjprobe.workloads.burden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.workloads.run.json.Json;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table, and the file. */
class BurdenResultTest {
  private static final Conditions CONDITIONS = new Conditions(3, 7, 100);
  private static final List<Cost> COSTS =
      List.of(
          Cost.measured(Mechanism.STEAL, Spread.of(200, 300, 1_400)),
          Cost.notMeasured(Mechanism.FORK_AND_JOIN, "this JVM does not tell"));

  @Test
  void theTableHasTimesAndSaysWhatIsNotMeasured() {
    assertThat(BurdenTable.format(COSTS, CONDITIONS))
        .startsWith(
            """
            cost                                        p25        median      p75      p95  count
            steal, from another queue than before  200.0 ns      300.0 ns  1.40 us  1.40 us      3
            fork and join, not stolen (CPU time)          -  not measured        -        -      -
            """)
        .contains("parked for 100 us or longer")
        .endsWith("not measured: fork and join, not stolen (CPU time): this JVM does not tell\n");
  }

  @Test
  void theTableStaysWithin100Columns() {
    List<Cost> costs =
        List.of(
            Cost.measured(Mechanism.STEAL, Spread.of(99.9e9, 99.9e9)),
            Cost.notMeasured(Mechanism.STEAL_AGAIN, "a long reason ".repeat(20).trim()));
    assertThat(BurdenTable.format(costs, CONDITIONS).lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  @Test
  void theFileHasNumbersAndReasons() throws IOException {
    JsonNode json = Json.read(BurdenReport.format(COSTS, CONDITIONS));
    assertThat(json.at("/costs/stealNanos/median").doubleValue()).isEqualTo(300);
    assertThat(json.at("/costs/stealNanos/count").intValue()).isEqualTo(3);
    assertThat(json.at("/costs/forkJoinCpuNanos").isNull()).isTrue();
    assertThat(json.at("/notMeasured/forkJoinCpuNanos").textValue())
        .isEqualTo("this JVM does not tell");
    assertThat(json.get("repetitions").intValue()).isEqualTo(3);
    assertThat(json.get("warmUps").intValue()).isEqualTo(7);
    assertThat(json.get("parkedMicros").intValue()).isEqualTo(100);
    assertThat(json.at("/environment/jdkVersion").isTextual()).isTrue();
  }
}
