package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.EventEmitter;
import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.TestRecording;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.jfr.Recording;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyzerCommandTest {

  private record Run(int code, String out, String err) {

    Run expect(int expected) {
      assertThat(code).as(out + err).isEqualTo(expected);
      return this;
    }
  }

  @TempDir private static Path directory;
  private static Path good;

  @BeforeAll
  static void record() throws IOException {
    good = JoinOrderScenario.record(directory.resolve("good.jfr"));
  }

  private static Run run(Object... arguments) {
    return execute(false, arguments);
  }

  private static Run execute(boolean terminal, Object... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
    int code = AnalyzerCommand.run(words, new PrintStream(out), new PrintStream(err), terminal);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static Path file(String name, byte[] content) throws IOException {
    return Files.write(directory.resolve(name), content);
  }

  private static void assertRefused(Run run, String... words) {
    run.expect(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("analyzer: ").contains(words).doesNotContain("\tat ");
  }

  @Test
  void aGoodRecording() {
    Run run = run("summarize", "--all", good).expect(0);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("VERDICT", "join-order (3 pools)", "Where the numbers come from");
    assertThat(run.out()).doesNotContain("\u001b");
  }

  /** Without options no parser is asked; "--" makes one read the same words. */
  @Test
  void filesAloneAreUnderstoodAsByTheParser() throws IOException {
    Path broken = file("not a recording.jfr", new byte[] {1, 2, 3});
    for (List<Path> files :
        List.of(
            List.of(good), List.of(good, good), List.of(broken), List.of(good, Path.of("none")))) {
      List<Object> words = new ArrayList<>(files);
      words.add(0, "summarize");
      Run plain = run(words.toArray());
      words.add(1, "--");
      assertThat(plain).isEqualTo(run(words.toArray()));
      assertThat(PlainSummary.filesOf(words(words))).isEmpty();
      words.remove(1);
      assertThat(PlainSummary.filesOf(words(words))).isEqualTo(files);
    }
  }

  private static String[] words(List<Object> words) {
    return words.stream().map(Object::toString).toArray(String[]::new);
  }

  @Test
  void theShortFormFitsAScreen() {
    Run run = run("summarize", good).expect(0);
    assertThat(run.out()).contains("VERDICT", "--all").doesNotContain("\u001b", "Counters");
    assertThat(run.out().lines().count()).isLessThanOrEqualTo(24);
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void json() throws IOException {
    Run run = run("summarize", "--json", good).expect(0);
    assertThat(new JsonMapper().readTree(run.out()).at("/schema").asText())
        .isEqualTo("fjprobe.summary/2");
  }

  @Test
  void htmlComesBesideTheText() throws IOException {
    Path page = directory.resolve("report.html");
    assertThat(run("summarize", "--html", page, good).expect(0).out())
        .isEqualTo(run("summarize", good).out());
    assertThat(Files.readString(page)).contains("<!DOCTYPE html>", "fjprobe.summary/2");
  }

  @Test
  void aPageThatCanNotBeWrittenIsSaid() {
    Path page = directory.resolve("nowhere").resolve("report.html");
    Run run = run("summarize", "--html", page, good).expect(1);
    assertThat(run.err()).contains("can't be written to " + page).doesNotContain("\tat ");
  }

  @Test
  void stacksAreNotWrittenWhereNobodyLooked() {
    Path stacks = directory.resolve("stacks.txt");
    Run run = run("summarize", "--collapsed", stacks, good).expect(1);
    assertThat(run.err()).contains("nobody looked at all threads", "no file is written");
    assertThat(stacks).doesNotExist();
  }

  @Test
  void severalRecordingsAreKeptApart() throws IOException {
    Path copy = Files.copy(good, directory.resolve("copy.jfr"));
    Run run = run("summarize", "--json", good, copy).expect(0);
    assertThat(new JsonMapper().readTree(run.out()).at("/recordings")).hasSize(2);
  }

  @Test
  void oneBadOfSeveralIsReportedAndTheOthersShown() {
    Run run = run("summarize", good, directory.resolve("none.jfr")).expect(1);
    assertThat(run.out()).contains("VERDICT");
    assertThat(run.err()).contains("none.jfr does not exist");
  }

  @Test
  void noSuchFile() {
    assertRefused(run("summarize", directory.resolve("none.jfr")), "none.jfr does not exist");
  }

  @Test
  void aDirectory() {
    assertRefused(run("summarize", directory), "is a directory; name the recordings in it");
  }

  @Test
  void anEmptyFile() throws IOException {
    assertRefused(
        run("summarize", file("empty.jfr", new byte[0])), "empty.jfr is empty", "JFR.dump");
  }

  @Test
  void noRecording() throws IOException {
    Path text = file("notes.txt", "hello, world".getBytes(StandardCharsets.UTF_8));
    assertRefused(run("summarize", text), "notes.txt is not a recording");
  }

  @Test
  void brokenGzip() throws IOException {
    Path zipped = file("broken.jfr.gz", new byte[] {0x1f, (byte) 0x8b, 1, 2, 3});
    assertRefused(run("summarize", zipped), "can't be decompressed");
  }

  @Test
  void aTruncatedRecording() throws IOException {
    byte[] whole = Files.readAllBytes(good);
    byte[] more = Arrays.copyOf(whole, whole.length + whole.length / 2);
    System.arraycopy(whole, 0, more, whole.length, whole.length / 2);
    Run run = run("summarize", file("truncated.jfr", more)).expect(0);
    assertThat(run.err()).startsWith("analyzer: warning: ").contains("chunk 2 is cut off");
    assertThat(run.out()).contains("VERDICT", "doubtful chunk 2 is cut off");
    assertRefused(
        run("summarize", file("half.jfr", Arrays.copyOf(whole, whole.length / 2))),
        "no readable part");
  }

  @Test
  void aRecordingWithoutOurEvents() throws IOException {
    Path plain = directory.resolve("plain.jfr");
    try (Recording recording = new Recording()) {
      recording.enable("jdk.JVMInformation");
      recording.start();
      recording.stop();
      recording.dump(plain);
    }
    assertRefused(
        run("summarize", plain),
        "has no fjprobe events",
        "jdk.JVMInformation 1",
        "Was the agent attached?",
        "-javaagent:fjprobe.jar");
  }

  @Test
  void anAgentThatSawNoPool() throws IOException {
    EventEmitter.registerAll();
    Path idle = directory.resolve("idle.jfr");
    try (TestRecording recording = new TestRecording().start()) {
      TestRecording.emit("AgentState", "missing", "", "generation", "none");
      recording.dumpTo(idle);
    }
    assertThat(run("summarize", idle).expect(0).out())
        .contains("No pool did anything", "explains Fork/Join pools");
  }

  @Test
  void limitsCanBeChanged() throws IOException {
    String standard = run("summarize", "--json", good).expect(0).out();
    assertThat(standard).doesNotContain("changedLimits");
    assertThat(severityOf("join-order", standard)).isEqualTo("WARNING");
    Object[] changed = {"--limit=join-order.warning=0.99", "--limit", "join-order.remark=0.015"};
    String json =
        run("summarize", "--json", changed[0], changed[1], changed[2], good).expect(0).out();
    assertThat(severityOf("join-order", json)).isEqualTo("INFO");
    assertThat(new JsonMapper().readTree(json).at("/recordings/0/changedLimits"))
        .hasToString(
            "[{\"limit\":\"join-order.remark\",\"unit\":\"share\",\"value\":0.015,\"standard\":0.02},"
                + "{\"limit\":\"join-order.warning\",\"unit\":\"share\",\"value\":0.99,\"standard\":0.1}]");
    for (String form : List.of("--all", "--app=com.acme")) {
      String text = run("summarize", form, changed[0], good).expect(0).out();
      assertThat(text.replaceAll("\\s+", " "))
          .contains(
              "LIMITS changed by --limit: join-order.warning is 0.99 instead of 0.1 (share).");
    }
    assertThat(run("summarize", "--all", changed[0], good).out().replaceAll("\\s+", " "))
        .contains("warning from 99 % of worker time.");
  }

  private static String severityOf(String finding, String json) throws IOException {
    for (JsonNode each : new JsonMapper().readTree(json).at("/recordings/0/findings")) {
      if (each.at("/finding").asText().equals(finding)) {
        return each.at("/severity").asText();
      }
    }
    throw new AssertionError(finding);
  }

  @Test
  void anUnknownLimitIsWrongUsage() {
    Run run = run("summarize", "--limit=join-oder.warning=0.5", good).expect(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("did you mean 'join-order.warning'?");
    assertThat(run("summarize", "--limit=gc-pauses.remark=2", good).expect(2).err())
        .contains("gc-pauses.remark can't be '2'");
  }

  @Test
  void onePool() {
    assertThat(run("summarize", "--pool=join-order", good).expect(0).out())
        .contains("POOL     join-order");
    assertRefused(run("summarize", "--pool=none", good), "no pool 'none'", "1 join-order");
  }

  @Test
  void wrongUsage() {
    for (List<String> words :
        List.of(
            List.<String>of(),
            List.of("summarize"),
            List.of("frobnicate"),
            List.of("summarize", "--frobnicate", "x.jfr"))) {
      Run run = run(words.toArray()).expect(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).startsWith("analyzer: ").contains("--help");
    }
  }

  @Test
  void help() {
    assertThat(run("--help").expect(0).out()).contains("summarize", "Exit codes:", "JAVA_OPTS");
    assertThat(run("help").expect(0).out()).isEqualTo(run("--help").out());
    assertThat(run("help", "summarize").expect(0).out())
        .contains("--json", "--pool", "FILE", "Exit codes:");
    assertThat(run("--version").expect(0).out()).startsWith("analyzer ");
  }

  @Test
  void progressIsForTerminals() {
    assertThat(execute(true, "summarize", good).expect(0).err()).contains("\r").endsWith("\r");
    assertThat(execute(false, "summarize", good).expect(0).err()).isEmpty();
  }
}
