package io.fjprobe.analyzer.trial;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JvmOptionTest {

  @ParameterizedTest
  @CsvSource({
    "-Xmx1g, -Xmx512m",
    "-Da=1, -Da=2",
    "-Da, -Da=2",
    "-XX:+UseParallelGC, -XX:+UseG1GC",
    "-XX:+UseNUMA, -XX:-UseNUMA",
    "-XX:TieredStopAtLevel=1, -XX:TieredStopAtLevel=4",
    "-Xint, -Xcomp",
    "-Xshare:off, -Xshare:auto"
  })
  void theLastOneWins(String option, String other) {
    assertThat(JvmOption.areOfSame(option, other)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "-Xmx1g, -Xms1g",
    "-Da=1, -Dab=1",
    "-XX:+UseParallelGC, -XX:+UseNUMA",
    "-XX:MaxInlineSize=1, -XX:MaxInlineLevel=1",
    "--add-opens=a/b=c, --add-opens=a/d=c"
  })
  void othersAreBothTaken(String option, String other) {
    assertThat(JvmOption.areOfSame(option, other)).isFalse();
  }

  @Test
  void aJvmHoldsTheLastOfItsOptions() {
    assertThat(JvmOption.holds("-Da=1", "-javaagent:x -Da=2 -Da=1 -Xmx1g")).isTrue();
    assertThat(JvmOption.holds("-Da=1", "-Da=1")).isTrue();
    assertThat(JvmOption.holds("-Da=1", "-Da=1 -Da=2")).isFalse();
    assertThat(JvmOption.holds("-Da=1", "-Da=12 -Xmx1g")).isFalse();
    assertThat(JvmOption.holds("-Da=1", "")).isFalse();
  }
}
