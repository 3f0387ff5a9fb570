package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.compare.measure.Part;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BucketNamesTest {

  /** A reader goes from a summary to a comparison and looks for the same words. */
  @ParameterizedTest
  @EnumSource(
      value = BucketKind.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"WORK", "IDLE"})
  void summariesAndComparisonsUseTheSameWords(BucketKind kind) {
    assertThat(BucketNames.of(kind)).isEqualTo(Part.valueOf(kind.name()).label());
  }
}
