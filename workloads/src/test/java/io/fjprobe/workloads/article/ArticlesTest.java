package io.fjprobe.workloads.article;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What articles make of our times: their statistics and units. */
class ArticlesTest {

  @Test
  void aThroughputIsTheMeanOfThroughputs() {
    assertThat(new TrigArticle().figure(null, new double[] {100_000, 50_000}))
        .isCloseTo((10 + 20) / 2.0, Offset.offset(1e-9));
  }

  @Test
  void ofTenRunsTheFirstAndTheLastDoNotCount() {
    double[] nanos = {9e9, 1e9, 2e9, 3e9, 100e9};
    assertThat(new PrimeArticle().figure(null, nanos)).isCloseTo(2, Offset.offset(1e-9));
    assertThat(new FileIndexArticle().figure(null, new double[] {4e9, 5e9}))
        .isCloseTo(4.5, Offset.offset(1e-9));
  }
}
