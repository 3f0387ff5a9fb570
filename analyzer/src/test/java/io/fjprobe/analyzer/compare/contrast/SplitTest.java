package io.fjprobe.analyzer.compare.contrast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Part;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SplitTest {

  private static Split split(Map<Part, Double> nanos) {
    return new Split(100, 2, nanos);
  }

  @Test
  void withoutCpuTimeOnTheOtherSideWaitingForACpuIsPartOfWhatRuns() {
    Split known = split(Map.of(Part.WORK, 120.0, Part.SCAN, 40.0, Part.CPU_WAIT, 40.0));
    Split unknown = split(Map.of(Part.WORK, 150.0, Part.SCAN, 50.0));
    Split besides = known.besides(unknown);
    assertThat(besides.get(Part.WORK)).isCloseTo(150, within(1e-9));
    assertThat(besides.get(Part.SCAN)).isCloseTo(50, within(1e-9));
    assertThat(besides.nanos()).doesNotContainKeys(Part.CPU_WAIT, Part.UNATTRIBUTED);
  }

  @Test
  void withoutWaitingOnTheOtherSideItIsTimeOffTheCpu() {
    Split known = split(Map.of(Part.WORK, 120.0, Part.CPU_WAIT, 40.0, Part.OFF_CPU, 40.0));
    Split other = split(Map.of(Part.WORK, 120.0, Part.OFF_CPU, 80.0));
    assertThat(known.besides(other).nanos()).isEqualTo(other.nanos());
  }

  @Test
  void whatTheOtherSideDoesNotRecordIsNotAttributed() {
    Split known = split(Map.of(Part.WORK, 150.0, Part.SPIN, 50.0));
    assertThat(known.besides(split(Map.of(Part.WORK, 200.0))).nanos())
        .isEqualTo(Map.of(Part.WORK, 150.0, Part.UNATTRIBUTED, 50.0));
  }

  @Test
  void whatBothRecordStaysWhatItIs() {
    Split known = split(Map.of(Part.WORK, 120.0, Part.CPU_WAIT, 80.0));
    assertThat(known.besides(split(Map.of(Part.WORK, 200.0, Part.CPU_WAIT, 0.0))).nanos())
        .isEqualTo(known.nanos());
  }

  @Test
  void whatRunsStaysWhatItIsWhereTheOtherSideHardlyRuns() {
    Split known = split(Map.of(Part.WORK, 120.0, Part.IDLE, 80.0));
    Split idle = split(Map.of(Part.UNATTRIBUTED, 8.0, Part.IDLE, 192.0));
    assertThat(known.besides(idle).nanos()).isEqualTo(known.nanos());
    Split busy = split(Map.of(Part.UNATTRIBUTED, 90.0, Part.IDLE, 110.0));
    assertThat(known.besides(busy).get(Part.UNATTRIBUTED)).isEqualTo(120);
  }

  @Test
  void aPoolThatHardlyTakesPartIsLikeNone() {
    Split none = split(Map.of(Part.OUTSIDE, 200.0));
    Split idle = split(Map.of(Part.WORK, 4.0, Part.IDLE, 156.0, Part.SEQUENTIAL, 40.0));
    assertThat(Split.besideEachOther(new BySide<>(none, idle)).map(Split::isOutside))
        .isEqualTo(new BySide<>(true, true));
    assertThat(Split.besideEachOther(new BySide<>(idle, none)).map(Split::nanos))
        .isEqualTo(new BySide<>(none.nanos(), none.nanos()));
    Split blocked = split(Map.of(Part.WORK, 4.0, Part.OFF_CPU, 2.0, Part.IDLE, 194.0));
    assertThat(Split.besideEachOther(new BySide<>(none, blocked)).next()).isEqualTo(blocked);
    Split work = split(Map.of(Part.WORK, 190.0, Part.IDLE, 10.0));
    assertThat(Split.besideEachOther(new BySide<>(work, idle)).next().isOutside()).isFalse();
  }
}
