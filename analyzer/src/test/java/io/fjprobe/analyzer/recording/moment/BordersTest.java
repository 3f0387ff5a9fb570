package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Looks every ten units of time, some of which see that all CPUs are in use. */
class BordersTest {

  private static Borders borders(Set<Long> busy, long... times) {
    List<MomentFold.Look> looks =
        Arrays.stream(times).mapToObj(time -> new MomentFold.Look(time, List.of(), 0)).toList();
    return new Borders(looks, look -> busy.contains(look.nanos()));
  }

  @Test
  void eachLookHasHalfOfTheTimeBetween() {
    Borders borders = borders(Set.of(10L), 0, 10, 20, 34);
    assertThat(borders.after(0)).isEqualTo(5);
    assertThat(borders.after(1)).isEqualTo(15);
    assertThat(borders.after(2)).as("later than usual, but not late").isEqualTo(27);
  }

  @Test
  void aLateLookCameLateBecauseCpusWereInUse() {
    assertThat(borders(Set.of(20L), 0, 10, 20, 60, 70).after(2)).isEqualTo(55);
    assertThat(borders(Set.of(60L), 0, 10, 20, 60, 70).after(2)).isEqualTo(25);
  }

  /** At first the agent looks more often, until it knows what looks cost. */
  @Test
  void whatIsLateDependsOnTheLooksAround() {
    long[] times = new long[60];
    for (int i = 1; i < times.length; i++) {
      times[i] = times[i - 1] + (i < 40 ? 10 : 50);
    }
    Borders borders = borders(Set.of(times[50]), times);
    assertThat(borders.after(50)).isEqualTo(times[50] + 25);
    assertThat(borders(Set.of(times[5]), times).after(5)).isEqualTo(times[5] + 5);
  }

  @Test
  void whereBothSawItEachHasHalf() {
    assertThat(borders(Set.of(20L, 60L), 0, 10, 20, 60, 70).after(2)).isEqualTo(40);
    assertThat(borders(Set.of(), 0, 10, 20, 60, 70).after(2)).isEqualTo(40);
  }
}
