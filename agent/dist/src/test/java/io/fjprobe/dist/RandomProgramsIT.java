package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.fjprobe.dist.program.Generator;
import io.fjprobe.dist.program.Node;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs made of everything that Fork/Join offers compute the same with and without the agent,
 * and what it counts obeys the laws. Other programs: {@code -Dfjprobe.seeds=1000-1999}.
 */
class RandomProgramsIT {

  private static final String SEEDS =
      System.getProperty("fjprobe.seeds", Jdks.areAllTestsAsked() ? "0-99" : "0-11");

  @TempDir Path directory;

  static List<Node> programs() {
    String[] ends = SEEDS.split("-");
    return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]))
        .mapToObj(Generator::program)
        .toList();
  }

  @EachJdk
  void computeTheSameAndObeyTheLaws(Jdk jdk) {
    List<Node> programs = programs();
    for (String level : List.of(ProgramsRun.NO_AGENT, "default", "full,span=on")) {
      ProgramsRun run = ProgramsRun.of(jdk, directory, level, programs);
      if (!run.failures().isEmpty()) {
        fail(run.describe() + smallest(run, jdk, level, programs));
      }
      if (!level.equals(ProgramsRun.NO_AGENT)) {
        assertThat(run.poolsChecked()).isGreaterThan(programs.size());
      }
    }
  }

  /** If it fails again: races may not. */
  private String smallest(ProgramsRun run, Jdk jdk, String level, List<Node> programs) {
    boolean ofOne = run.firstFailing() >= 0;
    Shrinking shrinking =
        new Shrinking(
            some -> ProgramsRun.of(jdk, directory, level, some).firstFailing(), ofOne ? 50 : 1);
    List<Node> failing = ofOne ? List.of(programs.get(run.firstFailing())) : programs;
    for (Node program : failing) {
      List<Node> again = Collections.nCopies(5, program);
      if (!ProgramsRun.of(jdk, directory, level, again).failures().isEmpty()) {
        Node smallest = shrinking.smallest(program);
        ProgramsRun last = ProgramsRun.of(jdk, directory, level, List.of(smallest));
        return "the smallest that fails:\n" + smallest + "\n" + last.describe();
      }
    }
    return "none of them failed again alone";
  }
}
