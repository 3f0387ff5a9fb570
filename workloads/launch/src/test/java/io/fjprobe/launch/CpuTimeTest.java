package io.fjprobe.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CpuTimeTest {

  @Test
  void ofChildrenThatHaveEnded() {
    String stat =
        "42 (a) b (c) S 1 42 42 0 -1 4194304 10 20 0 0 7 8 123 45 20 0 9 0 140441 3133440";
    CpuTime time = CpuTime.parse(stat);
    assertThat(time)
        .usingRecursiveComparison()
        .isEqualTo(new CpuTime(1_230_000_000L, 450_000_000L));
    assertThat(time.minus(new CpuTime(230_000_000L, 0L)))
        .usingRecursiveComparison()
        .isEqualTo(new CpuTime(1_000_000_000L, 450_000_000L));
  }

  @Test
  void unknownStaysUnknown() {
    CpuTime unknown = new CpuTime(null, null);
    assertThat(unknown.minus(unknown)).usingRecursiveComparison().isEqualTo(unknown);
    assertThat(new CpuTime(1L, 1L).minus(unknown)).usingRecursiveComparison().isEqualTo(unknown);
  }
}
