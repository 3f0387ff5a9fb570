package io.fjprobe.weaving.disk;

import static io.fjprobe.weaving.disk.Space.MEGABYTE;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpaceTest {

  @Test
  void aRecordingMustBeSavedBesideItself() {
    Space space = new Space(50 * MEGABYTE, 50 * MEGABYTE, 40 * MEGABYTE);

    assertThat(space.margin(12 * MEGABYTE)).isEqualTo(4 * MEGABYTE);
    assertThat(space.margin(22 * MEGABYTE)).isNegative();
    assertThat(space.canSurelyBeSaved()).isTrue();
    assertThat(new Space(50 * MEGABYTE, 50 * MEGABYTE, 43 * MEGABYTE).canSurelyBeSaved()).isFalse();
    assertThat(new Space(50 * MEGABYTE, 50 * MEGABYTE, 43 * MEGABYTE).canBeSaved()).isTrue();
    assertThat(new Space(50 * MEGABYTE, 50 * MEGABYTE, 50 * MEGABYTE).canBeSaved()).isFalse();
  }

  @Test
  void theDiskOfTheRepositoryKeepsAReserve() {
    Space space = new Space(5 * MEGABYTE, 900 * MEGABYTE, 40 * MEGABYTE);

    assertThat(space.margin(6 * MEGABYTE)).isNegative();
    assertThat(space.canSurelyBeSaved()).isTrue();
    assertThat(space.isShortForFile()).isFalse();
  }

  @Test
  void theReserveIsAPartOfASmallDisk() {
    Space small = new Space(100 * MEGABYTE, 40 * MEGABYTE, 0);

    assertThat(small.reserve(true)).isEqualTo(30 * MEGABYTE);
    assertThat(small.reserve(false)).isEqualTo(20 * MEGABYTE);
    assertThat(new Space(Long.MAX_VALUE, Long.MAX_VALUE, 0).reserve(true)).isEqualTo(64 * MEGABYTE);
  }

  @Test
  void looksMoreOftenAsTheDiskFills() {
    assertThat(new Space(Long.MAX_VALUE, Long.MAX_VALUE, 0).pauseMillis(MEGABYTE))
        .isEqualTo(10_000);
    assertThat(new Space(90 * MEGABYTE, 90 * MEGABYTE, 0).pauseMillis(0)).isEqualTo(90);
    assertThat(new Space(0, 0, 0).pauseMillis(MEGABYTE)).isEqualTo(10);
  }

  @Test
  void megabytes() {
    assertThat(Space.text(12_340_000)).isEqualTo("12.3 MB");
    assertThat(Space.text(49_999)).isEqualTo("0.0 MB");
  }
}
