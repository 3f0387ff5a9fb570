package io.fjprobe.analyzer.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The harness of samples/studies/interventions, compiled as its script does, on sources made up
 * here. It needs the jar of the agent, not its classes alone.
 */
class InterventionsIT {
  private static final Path HARNESS = Sample.ROOT.resolve("samples/studies/interventions/harness");
  private static final String POOL = "java/util/concurrent/ForkJoinPool.java";
  private static final String WORKLOAD = "short-tasks";

  @TempDir private static Path classes;
  @TempDir private Path directory;

  /** What a command left: its exit code, and all that it printed. */
  private record Said(int code, String text) {}

  @BeforeAll
  static void compile() throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror", "-d", "" + classes));
    try (Stream<Path> files = Files.list(HARNESS)) {
      files.map(Path::toString).forEach(arguments::add);
    }
    String[] command = arguments.toArray(String[]::new);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, command)).isZero();
  }

  private Said run(String... options) throws Exception {
    Path home = Path.of(System.getProperty("java.home"));
    List<String> command = new ArrayList<>();
    command.add(home.resolve("bin/java").toString());
    command.add("-cp");
    command.add(classes + File.pathSeparator + System.getProperty("java.class.path"));
    command.add("Interventions");
    command.add("--jdk-home=" + home);
    command.add("--edits-in=" + directory);
    command.add("--out=" + directory);
    command.addAll(List.of(options));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(process.waitFor(), text);
  }

  private Path sources(String pool) throws IOException {
    Path file = directory.resolve("src.zip");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      for (String name : List.of("ForkJoinPool", "ForkJoinTask", "ForkJoinWorkerThread")) {
        zip.putNextEntry(new ZipEntry("java.base/" + POOL.replace("ForkJoinPool", name)));
        zip.write((name.equals("ForkJoinPool") ? pool : "").getBytes(StandardCharsets.UTF_8));
      }
    }
    return file;
  }

  private void edit(String name, String... lines) throws IOException {
    Files.write(directory.resolve(name + ".edit"), List.of(lines));
  }

  private String written(String variant) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      Path end = Path.of(variant, "source").resolve(POOL);
      return Files.readString(files.filter(file -> file.endsWith(end)).findFirst().orElseThrow());
    }
  }

  @Test
  void anEditChangesOnePlaceOfAMethod() throws Exception {
    Path sources = sources("void other() { a = 1; } void run() { String s = \"}\"; a  =\n1; }");
    edit(
        "X", "# text", "file " + POOL, "within void run\\(\\)", "replace (\\w) = 1;", "by $1 = 2;");
    run("--sources=" + sources, "--edits=X", "--compile-only"); // which is no Java that compiles
    assertThat(written("X"))
        .endsWith("{ String s = \"}\"; a = 2; }")
        .contains("other() { a = 1; }");
  }

  @Test
  void anEditOfAnotherSourceFails() throws Exception {
    Path sources = sources("void run() { a = 1; a = 1; b = 1; }");
    edit("missing", "file " + POOL, "within void run\\(\\)", "replace c = 1;", "by c = 2;");
    edit("twice", "file " + POOL, "replace a = 1;", "by a = 2;");
    Said missing = run("--sources=" + sources, "--variants=missing", "--compile-only");
    assertThat(missing.code()).isEqualTo(1);
    assertThat(missing.text())
        .contains("interventions: edit missing: \"c = 1;\" is not in " + POOL)
        .contains("the source is another");
    Said twice = run("--sources=" + sources, "--variants=twice", "--compile-only");
    assertThat(twice.code()).isEqualTo(1);
    assertThat(twice.text()).contains("edit twice: \"a = 1;\" is there 2 times in " + POOL);
  }

  @Test
  void aSourceThatIsMissingIsAskedFor() throws Exception {
    Said said = run("--edits=A", "--compile-only", "--sources=" + directory.resolve("none.zip"));
    assertThat(said.code()).isEqualTo(1);
    assertThat(said.text()).contains("by --sources=FILE");
  }

  @Test
  void aReferenceMayBeTheSlowerOne() throws Exception {
    List<String> lines = new ArrayList<>(List.of("# a pool of another JDK"));
    for (int round = 0; round < 8; round++) {
      String[] names = {"reference", "own", "none", "A"};
      double[] nanos = {4e6, 1e6, 1e6, 2e6};
      for (int i = 0; i < names.length; i++) {
        lines.add(String.join("\t", "" + round, names[i], "" + nanos[i], "1e6", "0.0", "50"));
      }
    }
    String name = System.getProperty("java.specification.version") + "-" + WORKLOAD + "-2";
    Files.write(directory.resolve(name + ".tsv"), lines);
    String home = System.getProperty("java.home");
    Said said =
        run(
            "--report-only",
            "--reference=" + home,
            "--variants=A",
            "--parallelism=2",
            "--",
            WORKLOAD);
    assertThat(said.code()).as(said.text()).isZero();
    assertThat(said.text())
        .containsPattern("  A +2\\.00  2\\.000 \\(2\\.000\\.\\.2\\.000\\) +50 % \\(50\\.\\.50\\)")
        .containsPattern("CPU time(.*\n)+  A +1\\.00 .* no gap shown");
  }

  @Test
  void effectsOfKnownTimesAreKnown() throws Exception {
    // A halves, B takes a fifth away, both together a tenth more; the second round is slower
    double[] times = {10, 5, 8, 4 * 0.9};
    String[] names = {"none", "A", "B", "A+B"};
    List<String> lines = new ArrayList<>();
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < times.length; i++) {
        double nanos = times[i] * 1e6 * (round + 1);
        lines.add(
            String.join("\t", "" + round, names[i], "" + nanos, "" + 2 * nanos, "0.125", "50"));
      }
      lines.add(
          String.join("\t", "" + round, "own", "" + 1e7 * (round + 1), "" + 2e7, "0.0", "70"));
    }
    lines.add("3\tnone\t1.0\t1.0\t0.0\t50"); // of a round that is not complete
    lines.add("1\tA\t1.0\t1.0\t0.5\t50"); // disturbed
    String name = System.getProperty("java.specification.version") + "-" + WORKLOAD + "-2";
    Path series = directory.resolve(name + ".tsv");
    Files.write(series, List.of("# two edits"));
    Files.write(series, lines, StandardOpenOption.APPEND);

    Said said = run("--report-only", "--edits=A,B", "--parallelism=2", "--", WORKLOAD);

    assertThat(said.code()).as(said.text()).isZero();
    assertThat(said.text())
        .contains(
            "wall time, 3 rounds",
            "used meanwhile: 0.00 to 0.13, median 0.13",
            "wrote: 50.00 to 70.00",
            "used the CPUs: 1")
        .containsPattern("  none +20\\.00  1\\.000 \\(1\\.000\\.\\.1\\.000\\)")
        .containsPattern("  A\\+B +7\\.20  0\\.360 \\(0\\.360\\.\\.0\\.360\\)")
        .containsPattern("  A +0\\.474 \\(0\\.474\\.\\.0\\.474\\)") // sqrt(0.5 * 0.45)
        .containsPattern("  A x B +0\\.900 \\(0\\.900\\.\\.0\\.900\\)");
  }
}
