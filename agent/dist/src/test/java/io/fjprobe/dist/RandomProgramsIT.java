package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.program.Generator;
import io.fjprobe.dist.program.Node;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs made of everything that Fork/Join offers compute the same with and without the agent,
 * and what it counts obeys the laws. Other programs: {@code -Dfjprobe.seeds=1000-1999}.
 */
class RandomProgramsIT {

  private static final String SEEDS = System.getProperty("fjprobe.seeds", "0-39");

  @TempDir Path directory;

  static List<Node> programs() {
    String[] ends = SEEDS.split("-");
    return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]))
        .mapToObj(Generator::program)
        .toList();
  }

  @EachJdk
  void computeTheSameAndObeyTheLaws(Jdk jdk) {
    for (String level : List.of(ProgramsRun.NO_AGENT, "default", "full")) {
      ProgramsRun run = ProgramsRun.of(jdk, directory, level, programs());
      assertThat(run.failures().keySet().stream().map(run::describe)).isEmpty();
      if (!level.equals(ProgramsRun.NO_AGENT)) {
        assertThat(run.poolsChecked()).isGreaterThan(programs().size());
      }
    }
  }
}
