package io.fjprobe.workloads.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.fork.StandInWorkload;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.workload.Workload;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlanTest {
  private static final String HOME = System.getProperty("java.home");
  private static final String JDKS = "--jdks=8=" + HOME + ",17=" + HOME + ",25=" + HOME;
  private static final List<Workload> WORKLOADS =
      List.of(new StandInWorkload("old", 8), new StandInWorkload("new", 21));

  private static MatrixOptions options(String... words) throws UsageException {
    return new MatrixOptions(MatrixOptions.SYNTAX.parse(words), WORKLOADS, Path.of("no.jar"), null);
  }

  private static List<String> files(String... words) throws UsageException {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of(JDKS, "--out=out", "--no-agent"));
    return new Plan(options(all.toArray(String[]::new)))
        .steps.stream().map(Plan.Step::fileName).toList();
  }

  @Test
  void changesTheOrderOfTheJdksFromRoundToRound() throws UsageException {
    assertThat(files("old", "--forks=2"))
        .containsExactly(
            "jdk8-old-1", "jdk17-old-1", "jdk25-old-1", "jdk17-old-2", "jdk25-old-2", "jdk8-old-2");
  }

  @Test
  void groupsIfAsked() throws UsageException {
    assertThat(files("old", "--forks=2", "--pairs=grouped"))
        .containsExactly(
            "jdk8-old-1", "jdk8-old-2", "jdk17-old-1", "jdk17-old-2", "jdk25-old-1", "jdk25-old-2");
  }

  @Test
  void leavesOutWhatAJdkDoesNotHave() throws UsageException {
    assertThat(files("new", "old", "--forks=1"))
        .containsExactly("jdk25-new-1", "jdk8-old-1", "jdk17-old-1", "jdk25-old-1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --out=out --no-agent           | matrix without a workload
          old --no-agent                 | matrix without --out
          old --out=out                  | no file fjprobe.jar
          other --out=out                | unknown workload other; there are old, new
          old --out=out --size=1         | unknown option --size; matrix takes --jdks
          old --out=out --forks=0        | --forks=0 is not possible
          old --out=out --pairs=random   | write --pairs=interleaved|grouped
          old --out=out --jdks=99        | no JDK 99
          """)
  void refuses(String words, String message) {
    assertThatThrownBy(() -> options(words.split(" ")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(message);
  }
}
