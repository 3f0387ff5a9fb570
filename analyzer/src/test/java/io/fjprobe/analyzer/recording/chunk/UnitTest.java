package io.fjprobe.analyzer.recording.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jmc.common.unit.IUnit;
import org.openjdk.jmc.common.unit.UnitLookup;

class UnitTest {

  private static final Map<Unit, IUnit> SPANS =
      Map.of(
          Unit.NANOS, UnitLookup.NANOSECOND,
          Unit.MILLIS, UnitLookup.MILLISECOND,
          Unit.SECONDS, UnitLookup.SECOND);

  private static final Map<Unit, IUnit> MOMENTS =
      Map.of(
          Unit.EPOCH_NANOS, UnitLookup.EPOCH_NS,
          Unit.EPOCH_MILLIS, UnitLookup.EPOCH_MS,
          Unit.EPOCH_SECONDS, UnitLookup.EPOCH_S);

  private final Random random = new Random(1);

  private void assertSame(Unit unit, IUnit theirs, IUnit nanos) {
    for (int i = 0; i < 10_000; i++) {
      long value = random.nextLong() >> random.nextInt(Long.SIZE);
      assertThat(unit.toNanos(value))
          .as("%d %s", value, unit)
          .isEqualTo(theirs.quantity(value).clampedLongValueIn(nanos));
    }
  }

  @Test
  void longTimesAreThoseThatJmcMakes() {
    SPANS.forEach((unit, theirs) -> assertSame(unit, theirs, UnitLookup.NANOSECOND));
    MOMENTS.forEach((unit, theirs) -> assertSame(unit, theirs, UnitLookup.EPOCH_NS));
  }

  @Test
  void fractionsAreThoseThatJmcMakes() {
    SPANS.forEach(
        (unit, theirs) -> {
          for (int i = 0; i < 10_000; i++) {
            double value = random.nextGaussian() * Math.pow(10, random.nextInt(20));
            assertThat(unit.toNanos(value))
                .as("%s %s", value, unit)
                .isEqualTo(theirs.quantity(value).clampedLongValueIn(UnitLookup.NANOSECOND));
          }
        });
  }
}
