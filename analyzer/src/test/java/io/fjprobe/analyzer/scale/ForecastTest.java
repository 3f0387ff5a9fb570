package io.fjprobe.analyzer.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is predicted for a trial is the ratio of two simulations, if these are of nearly all. */
class ForecastTest {

  private static Prediction prediction(int workers, double nanos) {
    return Prediction.ofBounds(workers, 100, 10, 12)
        .simulated(100, 0.9 * nanos, 1.2 * nanos, nanos, 100 / nanos);
  }

  private static OperationScale operation(double work, int simulated) {
    return new OperationScale(
        new OperationSpan("Task", 10, 5, work, 10, work / 10, List.of()),
        12.0,
        simulated,
        List.of(prediction(2, 60), prediction(8, 20)),
        List.of());
  }

  private static ScaleAccount account(OperationScale... operations) {
    return new ScaleAccount("r.jfr", "25", 2, null, null, null, List.of(operations));
  }

  @Test
  void theRangeIsThatOfAllSimulations() {
    Forecast.Ratio ratio = Forecast.of(account(operation(100, 3), operation(5, 3)), 2).get(8);
    assertThat(ratio.value()).isEqualTo(3);
    assertThat(ratio.low()).isEqualTo(0.9 * 60 / (1.2 * 20));
    assertThat(ratio.high()).isEqualTo(1.2 * 60 / (0.9 * 20));
  }

  @Test
  void nothingIsSaidOfAPartOfTheWork() {
    assertThat(Forecast.of(account(operation(100, 3), operation(20, 3)), 2)).isEmpty();
  }

  @Test
  void nothingIsSaidWithoutASimulationOrOfAnotherPool() {
    assertThat(Forecast.of(account(operation(100, 0)), 2)).isEmpty();
    assertThat(Forecast.of(account(operation(100, 3)), 3)).isEmpty();
    assertThat(Forecast.of(account(), 2)).isEmpty();
  }

  @Test
  void thePoolsCostsAreInTheUpperBound() {
    assertThat(Prediction.ofBounds(3, 100, 10, 12).mostNanos()).isEqualTo(30 + 12);
    assertThat(Prediction.ofBounds(3, 100, 10, 12).leastNanos()).isEqualTo(100 / 3.0);
  }
}
