package io.fjprobe.analyzer.recording.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CpuLoadsTest {

  private final CpuLoads loads = new CpuLoads();

  private List<String> visited(Long born) {
    List<String> visited = new ArrayList<>();
    loads.forEach(
        born,
        100,
        new CpuLoads.Visitor() {
          @Override
          public void visit(long start, long end, double load) {
            visited.add(start + "-" + end + " " + load);
          }

          @Override
          public void visitUnknown(long start, long end) {
            visited.add(start + "-" + end + " unknown");
          }
        });
    return visited;
  }

  @Test
  void eachIsTheMeanSinceTheOneBefore() {
    loads.add(200, 0.5);
    loads.add(100, 0.25); // chunks come in any order
    loads.add(250, 0.75);
    assertThat(visited(40L)).containsExactly("40-100 0.25", "100-200 0.5", "200-250 0.75");
    assertThat(visited(null)).startsWith("0-100 unknown");
    assertThat(loads.lastNanos()).isEqualTo(250);
  }

  @Test
  void aLookThatFoundNothingToReportIsNotInTheRecording() {
    loads.add(100, 0.25);
    loads.add(500, 0.5);
    assertThat(visited(0L)).containsExactly("0-100 0.25", "400-500 0.5");
  }

  @Test
  void chunksMerge() {
    for (int i = 1; i <= 10; i++) {
      loads.add(i * 100, 0.125);
    }
    CpuLoads other = new CpuLoads();
    other.add(1_050, 0.5);
    loads.merge(other);
    assertThat(visited(0L)).hasSize(11).endsWith("1000-1050 0.5");
  }
}
