package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.finding.limit.ChangedLimit;
import io.fjprobe.analyzer.finding.limit.LimitName;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.limit.Threshold;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What --limit understands, and what it says of the rest. */
class LimitOptionTest {

  private static void assertRefused(String word, String... messages) {
    assertThatThrownBy(() -> LimitOption.parse(List.of(word)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(messages);
  }

  @Test
  void withoutItTheTableIsUsed() {
    assertThat(LimitOption.parse(List.of())).isEqualTo(Limits.standard());
  }

  @Test
  void itReplacesOneValue() {
    Limits limits =
        LimitOption.parse(
            List.of("idle-workers.warning=0.3", "unmanaged-blocking.monitors.remark=1e3"));
    assertThat(limits.warning(Threshold.IDLE_WORKERS)).isEqualTo(0.3);
    assertThat(limits.remark(Threshold.IDLE_WORKERS)).isEqualTo(0.2);
    assertThat(limits.changed())
        .containsExactly(
            new ChangedLimit("unmanaged-blocking.monitors.remark", "per second", 1_000, 2_000),
            new ChangedLimit("idle-workers.warning", "share", 0.3, 0.25));
    assertThat(limits.changed())
        .extracting(ChangedLimit::words)
        .containsExactly(
            "unmanaged-blocking.monitors.remark is 1000 instead of 2000 (per second)",
            "idle-workers.warning is 0.3 instead of 0.25 (share)");
  }

  @Test
  void theStandardValueIsNoChange() {
    assertThat(LimitOption.parse(List.of("idle-workers.warning=0.25")).changed()).isEmpty();
  }

  @Test
  void anUnknownFindingGetsTheNearestNameOrAllNames() {
    assertThatThrownBy(() -> LimitOption.parse(List.of("idle-worker.warning=0.3")))
        .hasMessage(
            "there is no limit 'idle-worker.warning'; did you mean 'idle-workers.warning'?");
    assertRefused(
        "speed=0.3",
        "no limit 'speed'; there are: join-order.remark",
        "cpu-elsewhere.alone.warning");
    assertThat(LimitName.all()).hasSizeGreaterThan(70);
  }

  @Test
  void aFindingGetsItsOwnNames() {
    assertThatThrownBy(() -> LimitOption.parse(List.of("off-cpu.warning=0.3")))
        .hasMessage("there is no limit 'off-cpu.warning'; this finding has: off-cpu.remark");
    assertRefused("idle-workers=0.3", "idle-workers.remark, idle-workers.warning");
  }

  @Test
  void aValueHasToMakeSense() {
    assertRefused("idle-workers.warning", "needs a name and a value", "'idle-workers.warning'");
    assertRefused("idle-workers.warning=30", "idle-workers.warning can't be '30'", "up to 1");
    assertRefused("idle-workers.warning=a lot", "can't be 'a lot'", "share");
    assertRefused("idle-workers.warning=NaN", "can't be 'NaN'");
    assertRefused("queue-growth.remark=0", "can't be '0'", "above 0, in this unit: count");
    assertRefused("busy-carriers.remark=", "can't be ''", "in this unit: ns");
  }

  @Test
  void aRemarkComesBeforeAWarning() {
    assertRefused("idle-workers.remark=0.3", "idle-workers.remark, too, or idle-workers.warning");
    assertRefused("fine-tasks.remark=100", "fine-tasks makes a warning where");
    assertThat(LimitOption.parse(List.of("idle-workers.remark=0.3", "idle-workers.warning=0.4")))
        .isNotNull();
  }
}
