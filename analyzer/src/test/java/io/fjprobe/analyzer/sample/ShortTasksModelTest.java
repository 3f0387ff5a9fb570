package io.fjprobe.analyzer.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Laws that samples/studies/interventions/model obeys, whatever its parameters are. */
class ShortTasksModelTest {
  private static final Path MODEL = Sample.ROOT.resolve("samples/studies/interventions/model");
  private static final String VARIANTS = "none,A,C,D,E,A+C+D+E,A+B+C+D+E+F,reference";
  private static final int TASKS = 5000;

  @TempDir private static Path classes;

  /** A line that the model printed. */
  private record Simulated(
      int cpus,
      int handover,
      String variant,
      double wall,
      double cpu,
      long transfers,
      String rest) {
    static Simulated parse(String line) {
      String[] field = line.split("\t", 8);
      return new Simulated(
          Integer.parseInt(field[0]),
          Integer.parseInt(field[2]),
          field[3],
          Double.parseDouble(field[4]),
          Double.parseDouble(field[5]),
          Long.parseLong(field[6]),
          field[7]);
    }
  }

  @BeforeAll
  static void compile() throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("-Xlint:all", "-Werror", "-cp", "" + classes, "-d", "" + classes));
    try (Stream<Path> files = Files.list(MODEL)) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
    }
    String[] command = arguments.toArray(String[]::new);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, command)).isZero();
  }

  private static String print(String... options) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    command.addAll(List.of("-cp", classes.toString(), "Model", "--simulate", "--tasks=" + TASKS));
    command.add("--parameters=" + MODEL.resolve("parameters.tsv"));
    command.addAll(List.of(options));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(text).isZero();
    return text;
  }

  private static List<Simulated> simulate(String... options) throws Exception {
    return print(options).lines().skip(1).map(Simulated::parse).toList();
  }

  @Test
  void eachTaskRunsOnceAndCpuTimeIsThatOfTheCpus() throws Exception {
    List<Simulated> all =
        simulate(
            "--cpus=1,2,8", "--parallelism=1,3,16", "--handover=0,300", "--variants=" + VARIANTS);
    assertThat(all).hasSize(3 * 3 * 2 * 8);
    for (Simulated one : all) {
      assertThat(one.rest()).as("%s", one).startsWith(TASKS + "\tyes\t");
      assertThat(one.cpu()).as("%s", one).isPositive().isLessThanOrEqualTo(one.cpus() * one.wall());
    }
  }

  @Test
  void oneCpuTransfersNothingHoweverLongThatTakes() throws Exception {
    List<Simulated> all =
        simulate("--cpus=1", "--parallelism=8", "--handover=0,300", "--variants=" + VARIANTS);
    int half = all.size() / 2;
    for (int i = 0; i < half; i++) {
      assertThat(all.get(i).transfers()).isZero();
      assertThat(all.get(i + half).handover()).isEqualTo(300);
      assertThat(all.get(i + half).wall()).isEqualTo(all.get(i).wall());
    }
  }

  @Test
  void storesCostNothingWhereNeitherTransfersNorFencesDo() throws Exception {
    List<Simulated> all =
        simulate(
            "--cpus=2",
            "--parallelism=8",
            "--handover=0",
            "--set=fence=0",
            "--variants=none,A,D,A+D,C+E");
    for (Simulated one : all.subList(0, 4)) {
      assertThat(one.wall()).as(one.variant()).isEqualTo(all.get(0).wall());
    }
    assertThat(all.get(4).wall()).isNotEqualTo(all.get(0).wall()); // these do more than to store
  }

  @Test
  void aSeedGivesTheSameAgain() throws Exception {
    String[] options = {"--cpus=2", "--parallelism=8", "--handover=100", "--seed=7"};
    String first = print(options);
    assertThat(print(options)).isEqualTo(first);
    options[3] = "--seed=8";
    assertThat(print(options)).isNotEqualTo(first);
  }
}
