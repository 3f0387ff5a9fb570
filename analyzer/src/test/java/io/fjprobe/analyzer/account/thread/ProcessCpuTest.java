package io.fjprobe.analyzer.account.thread;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.thread.ProcessCpu.Used;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No parts are above their whole. */
class ProcessCpuTest {

  private static final List<Used> GROUPS = List.of(new Used(300, 0), new Used(100, 500));

  @Test
  void estimatesHaveWhatIsLeft() {
    ProcessCpu cpu = ProcessCpu.of(700L, 50, GROUPS);
    assertThat(cpu.nanos()).isEqualTo(700);
    assertThat(cpu.of(GROUPS.get(0))).isEqualTo(300);
    assertThat(cpu.of(GROUPS.get(1))).isEqualTo(100 + 250);
  }

  @Test
  void estimatesThatFitStay() {
    ProcessCpu cpu = ProcessCpu.of(1_000L, 50, GROUPS);
    assertThat(cpu.of(GROUPS.get(1))).isEqualTo(600);
  }

  @Test
  void theWholeIsNoLessThanWhatWasCounted() {
    ProcessCpu cpu = ProcessCpu.of(400L, 50, GROUPS);
    assertThat(cpu.nanos()).isEqualTo(450);
    assertThat(cpu.of(GROUPS.get(1))).as("nothing is left to estimate").isEqualTo(100);
  }

  @Test
  void withoutAWholeThereAreOnlyParts() {
    ProcessCpu cpu = ProcessCpu.of(null, 50, GROUPS);
    assertThat(cpu.nanos()).isNull();
    assertThat(cpu.of(GROUPS.get(1))).isEqualTo(600);
  }
}
