package io.fjprobe.workloads.burden;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class CurrentCpuTest {

  /** As proc(5) numbers the fields: 1 is the id, 2 the name in brackets, and 39 the CPU. */
  @Test
  void isTheField39() {
    String after =
        IntStream.rangeClosed(4, 52).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    assertThat(CurrentCpu.parse("4711 (a) name 1) R " + after)).isEqualTo(39);
    assertThat(CurrentCpu.parse("4711 (short) R 4 5")).isEqualTo(CurrentCpu.UNKNOWN);
    assertThat(CurrentCpu.parse("")).isEqualTo(CurrentCpu.UNKNOWN);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void linuxTells() {
    assertThat(CurrentCpu.get()).isNotNegative();
  }

  @Test
  void whatIsNotKnownIsNoReasonToLeaveOutATime() {
    assertThat(CurrentCpu.isApartFrom(CurrentCpu.UNKNOWN)).isTrue();
    assertThat(CurrentCpu.isApartFrom(Integer.MAX_VALUE)).isTrue();
  }
}
