package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.text.Visible;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import jdk.jfr.Event;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that a terminal, a page or a spreadsheet would obey, in whatever a command writes. */
class HostileNamesTest {

  private static final String CLEARS = "\u001b[2J\u009b1A";
  private static final String REVERSED = "\u202egnp.exe";
  private static final String HALF = "half \ud800.";
  private static final String FORMULA = "=HYPERLINK(\"x\")";
  private static final String LONG = "x".repeat(70_000);

  @TempDir private static Path directory;
  private static Path hostile;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeAll
  static void record() throws IOException {
    try (TestRecording recording = new TestRecording().start()) {
      Event iteration = TestRecording.begin("WorkloadIteration");
      pool(1, CLEARS + REVERSED);
      pool(2, HALF);
      pool(3, FORMULA);
      pool(4, LONG);
      TestRecording.end(
          iteration,
          "WorkloadIteration",
          "workload",
          CLEARS + LONG,
          "mode",
          HALF + "\n" + REVERSED,
          "phase",
          "measured",
          "operations",
          10,
          "parallelism",
          2);
      hostile = recording.dumpTo(directory.resolve("hostile.jfr"));
    }
  }

  private static void pool(int id, String name) {
    Thread worker = new Thread(name);
    TestRecording.emit(
        "WorkerStatistics",
        "poolId",
        id,
        "workerIndex",
        1,
        "worker",
        worker,
        "trigger",
        "period",
        "lifetime",
        1_000_000L);
    TestRecording.emit(
        "PoolStatistics",
        "poolId",
        id,
        "poolName",
        name,
        "poolKind",
        name,
        "trigger",
        "period",
        "parallelism",
        2,
        "workers",
        1,
        "forks",
        100L,
        "submissions",
        10L);
  }

  private String run(Object... arguments) {
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    int code = AnalyzerCommand.run(words, new PrintStream(out), new PrintStream(err), true);
    String text = out.toString(StandardCharsets.UTF_8);
    String said = err.toString(StandardCharsets.UTF_8);
    assertThat(code).as(said).isLessThan(2);
    assertThat(said).doesNotContain("unexpected ");
    for (String written : List.of(text, said.replace('\r', '\n'))) {
      assertThat(written).isEqualTo(Visible.lines(written));
    }
    return text;
  }

  @Test
  void aReportShowsThem() {
    String text = run("summarize", hostile);
    assertThat(text).contains("\\u001b[2J\\u009b1A", "\\u202egnp.exe", "half \\ud800.", "x..x");
    assertThat(text).hasSizeLessThan(20_000);
  }

  @Test
  void jsonHasThemAsTheyAre() throws IOException {
    String json = run("summarize", "--json", hostile);
    assertThat(new JsonMapper().readTree(json).at("/recordings/0/account/sections/0").toString())
        .contains(REVERSED, HALF);
  }

  @Test
  void aPageShowsThem() throws IOException {
    Path page = directory.resolve("page.html");
    run("summarize", "--html", page, hostile);
    assertThat(Files.readString(page))
        .contains("\\\\u202egnp.exe", "\\\\ud800")
        .doesNotContain(CLEARS);
  }

  @Test
  void comparisonsShowThem() throws IOException {
    Path other = JoinOrderScenario.record(directory.resolve("other.jfr"));
    Path report = directory.resolve("report.xml");
    run("compare", "--force", hostile, hostile);
    run("compare", "--force", "--markdown", hostile, other);
    run("compare", "--force", "--fail-on", "regression=5%", "--junit", report, hostile, hostile);
    String xml = Files.readString(report);
    assertThat(xml).isEqualTo(Visible.lines(xml));
  }

  @Test
  void tablesHaveThemAsText() throws IOException {
    Path tables = directory.resolve("tables");
    run("export", "--csv", tables, hostile);
    String table = Files.readString(tables.resolve("PoolStatistics.csv"));
    assertThat(table).isEqualTo(Visible.lines(table));
    assertThat(table).contains("'=HYPERLINK", "half \\ud800.", "x...x").hasSizeLessThan(200_000);
  }

  @Test
  void tracesShowThem() throws IOException {
    Path trace = directory.resolve("trace.json");
    run("export", "--perfetto", trace, hostile);
    assertThat(new JsonMapper().readTree(trace.toFile()).toString()).doesNotContain(REVERSED);
  }

  @Test
  void noTableIsWrittenOutOfItsFolder() throws IOException {
    byte[] bytes = Files.readAllBytes(hostile);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    String renamed = text.replace("fjprobe.PoolStatistics", "fjprobe./../../escaped");
    Path file = directory.resolve("escaping.jfr");
    Files.write(file, renamed.getBytes(StandardCharsets.ISO_8859_1));
    Path folder = directory.resolve("a/b/c");
    run("export", "--csv", folder, file);
    assertThat(folder.resolve("_.._.._escaped.csv")).exists();
    try (Stream<Path> files = Files.walk(directory.resolve("a"))) {
      assertThat(files.filter(Files::isRegularFile))
          .allMatch(each -> each.getParent().equals(folder));
    }
  }

  @Test
  void messagesShowThem() {
    run("summarize", directory.resolve("no\u001b[2J\nthing.jfr"));
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("no\\u001b[2J\\nthing.jfr");
  }
}
