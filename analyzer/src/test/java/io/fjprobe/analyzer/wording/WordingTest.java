package io.fjprobe.analyzer.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WordingTest {

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @Test
  void times() {
    assertThat(Wording.time(0)).isEqualTo("0 ns");
    assertThat(Wording.time(0.0123)).isEqualTo("0.01 ns");
    assertThat(Wording.time(999)).isEqualTo("999 ns");
    assertThat(Wording.time(999.7)).isEqualTo("1.00 us");
    assertThat(Wording.time(12_345)).isEqualTo("12.3 us");
    assertThat(Wording.time(1_250_000)).isEqualTo("1.25 ms");
    assertThat(Wording.time(123.4e9)).isEqualTo("123 s");
    assertThat(Wording.time(12_345e9)).isEqualTo("12,345 s");
  }

  @Test
  void aSentenceInsideAnother() {
    assertThat(Wording.withoutCapital("A stream waits")).isEqualTo("a stream waits");
    assertThat(Wording.withoutCapital("An event loop waits")).isEqualTo("an event loop waits");
    assertThat(Wording.withoutCapital("All threads wait")).isEqualTo("all threads wait");
    assertThat(Wording.withoutCapital("Tasks of it wait")).isEqualTo("tasks of it wait");
    assertThat(Wording.withoutCapital("Reader-1 waits")).as("a name").isEqualTo("Reader-1 waits");
    assertThat(Wording.withoutCapital("Anne waits")).isEqualTo("Anne waits");
  }

  @Test
  void shares() {
    assertThat(Wording.percent(0)).isEqualTo("0 %");
    assertThat(Wording.percent(0.0001)).isEqualTo("<0.1 %");
    assertThat(Wording.percent(0.034)).isEqualTo("3.4 %");
    assertThat(Wording.percent(0.876)).isEqualTo("88 %");
    assertThatThrownBy(() -> Wording.percent(1.14)).hasMessage("a part is 1.14 times its whole");
  }

  @Test
  void theUsersLocaleChangesNothing() {
    Locale.setDefault(Locale.GERMANY);
    assertThat(Wording.time(1_250_000)).isEqualTo("1.25 ms");
    assertThat(Wording.count(1_234_567)).isEqualTo("1,234,567");
    assertThat(Wording.number(1_234.5)).isEqualTo("1,235");
    assertThat(Wording.percent(0.034)).isEqualTo("3.4 %");
  }

  @Test
  void rangesAreAsPreciseAsTheyAreNarrow() {
    assertThat(Wording.range(0.123, 0.456)).isEqualTo("12 to 46 %");
    assertThat(Wording.range(0.0123, 0.0456)).isEqualTo("1.2 to 4.6 %");
    assertThat(Wording.range(0, 0.0004)).isEqualTo("below 0.1 %");
  }

  @Test
  void bytesInDecimalUnits() {
    assertThat(Wording.bytes(640)).isEqualTo("640 B");
    assertThat(Wording.bytes(1_250_000)).isEqualTo("1.25 MB");
    assertThat(Wording.bytes(6.32e9)).isEqualTo("6.32 GB");
  }
}
