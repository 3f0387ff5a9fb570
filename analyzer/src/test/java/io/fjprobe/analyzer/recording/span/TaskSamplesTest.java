package io.fjprobe.analyzer.recording.span;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.stack.TaskLine;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TaskSamplesTest {

  private static final TaskLine ONE = new TaskLine("A", "A", "A.compute:1");
  private static final TaskLine TWO = new TaskLine("A", "A", "A.compute:2");

  private final TaskSamples samples = new TaskSamples();

  @Test
  void linesAreCountedInTheTimeThatCounts() {
    samples.add(9, false, ONE);
    samples.add(10, false, ONE);
    samples.add(20, false, TWO);
    samples.add(21, false, TWO);
    assertThat(samples.lines(10, 20)).isEqualTo(Map.of(ONE, 1L, TWO, 1L));
    TaskSamples more = new TaskSamples();
    more.add(15, false, TWO);
    samples.merge(more);
    assertThat(samples.lines(10, 20)).isEqualTo(Map.of(ONE, 1L, TWO, 2L));
  }

  @Test
  void samplesByCpuTimeStandForThemselves() {
    samples.add(10, false, ONE);
    samples.add(10, true, TWO);
    assertThat(samples.lines(0, 20)).isEqualTo(Map.of(TWO, 1L));
  }
}
