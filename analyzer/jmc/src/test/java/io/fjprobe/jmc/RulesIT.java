package io.fjprobe.jmc;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.finding.span.Interruptions;
import io.fjprobe.analyzer.finding.span.SpanLimit;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.jmc.ItemsReader;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SpanAccount;
import io.fjprobe.analyzer.scale.SpanShare;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.RunnableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.common.util.IPreferenceValueProvider;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;
import org.openjdk.jmc.flightrecorder.rules.IResult;
import org.openjdk.jmc.flightrecorder.rules.IRule;
import org.openjdk.jmc.flightrecorder.rules.ResultProvider;

/** JMC's own rule engine finds what the analyzer finds, and nothing where there is nothing. */
class RulesIT {

  private static final Jdk JDK = Jdks.get(17);
  private static final Logger PARSER_LOG = Logger.getLogger("org.openjdk.jmc");

  /** Read by several tests. */
  @TempDir private static Path shared;

  private static Path joinsInForkOrder;

  @TempDir private Path directory;

  @BeforeAll
  static void recordOnce() {
    joinsInForkOrder = AgentRun.hot(JDK, shared, "", "join-order").recording;
  }

  private Path record(String... workload) {
    return AgentRun.hot(JDK, directory, "", workload).recording;
  }

  /** As {@code summarize --json} has them, the worst first. */
  private JsonNode all(Path recording) throws IOException {
    ForkedJvm.Result result =
        AnalyzerJvm.in(directory)
            .arguments("summarize", "--json", recording.toString())
            .run()
            .expectSuccess();
    return new JsonMapper().readTree(result.out()).at("/recordings/0/findings");
  }

  private static String id(JsonNode finding) {
    return "fjprobe." + finding.at("/finding").asText();
  }

  /** The worst of each that fires. */
  private static Map<String, JsonNode> fired(JsonNode findings) {
    Map<String, JsonNode> worst = new LinkedHashMap<>();
    for (JsonNode each : findings) {
      if (each.at("/severity").asText().matches("INFO|WARNING")) {
        worst.putIfAbsent(id(each), each);
      }
    }
    return worst;
  }

  @Test
  void rulesSayWhatTheAnalyzerSays() throws IOException {
    JsonNode all = all(joinsInForkOrder);
    Map<String, JsonNode> findings = fired(all);
    Map<String, HeadlessJmc.Line> rules = HeadlessJmc.run(joinsInForkOrder, directory);
    rules.entrySet().removeIf(rule -> !rule.getKey().startsWith("fjprobe."));
    assertThat(findings).containsKeys("fjprobe.join-order", "fjprobe.unmanaged-blocking");
    rules.forEach(
        (id, line) -> {
          JsonNode finding = findings.get(id);
          assertThat(line.severity()).as(id).isEqualTo(severity(finding, line));
          if (finding != null) {
            assertThat(line.score()).isEqualTo(finding.at("/score").asText());
            assertThat(line.pool()).isEqualTo(finding.at("/pool").asText());
            assertThat(line.share()).isEqualTo(text(finding.at("/shareOfWorkerTime")));
            assertThat(line.summary()).isEqualTo(finding.at("/summary").asText());
            assertThat(line.explanation()).contains(finding.at("/explanation").asText());
            finding.at("/advice").forEach(a -> assertThat(line.solution()).contains(a.asText()));
          }
        });
    all.forEach(each -> assertThat(rules).as("each finding is a rule").containsKey(id(each)));
  }

  private static String severity(JsonNode finding, HeadlessJmc.Line line) {
    if (finding != null) {
      return finding.at("/severity").asText();
    }
    assertThat(line.summary()).isNotBlank();
    return line.severity().equals("NA") ? "NA" : "OK";
  }

  private static String text(JsonNode number) {
    return number.isNull() ? "" : number.asText();
  }

  /**
   * On JDK 25 each steal run is one task: estimates then do not depend on the order of events. What
   * is counted from the start of the recording differs: JMC takes its first event for that. So does
   * the order of threads by their CPU time.
   */
  @Test
  void theAccountIsTheSame() throws Exception {
    Path recording =
        AgentRun.hot(Jdks.get(25), directory, "", "kmeans", "--iterations=3").recording;
    RecordingAccount read =
        new Accounting(null).of(new RecordingReader(Progress.NONE).read(recording));
    PARSER_LOG.setLevel(Level.OFF);
    RecordingAccount loaded =
        new Accounting(null).of(ItemsReader.read(JfrLoaderToolkit.loadEvents(recording.toFile())));
    assertThat(read.recorded().events().get("jdk.ExecutionSample")).isPositive();
    assertThat(loaded)
        .usingRecursiveComparison()
        .ignoringFields("source", "run.nanos", "run.startUpNanos")
        .ignoringFields(
            "sections.process.otherCpuNanos",
            "sections.process.groups.cpuNanos",
            "sections.process.contextSwitches")
        .ignoringCollectionOrderInFields("sections.process.groups")
        .withEqualsForType((a, b) -> Math.abs(a - b) <= 1e-9 * Math.abs(a), Double.class)
        .isEqualTo(read);
  }

  /** A rule of its own shows work and span, and never warns. */
  @Test
  void parallelismIsShownWhereItWasRecorded() throws Exception {
    Path recording =
        AgentRun.hot(JDK, directory, "span=on", "join-order", "--order=invokeAll").recording;
    HeadlessJmc.Line line = HeadlessJmc.run(recording, directory).get("fjprobe.parallelism");
    assertThat(line.severity()).isEqualTo("OK");
    ForkedJvm.Result said =
        AnalyzerJvm.in(directory)
            .arguments("summarize", recording.toString())
            .run()
            .expectSuccess();
    assertThat(line.summary())
        .as("on a busy machine it is not known, or a range")
        .containsIgnoringCase("parallelism");
    assertThat(said.out().replaceAll("\\s+", " ")).contains("SPAN " + line.summary());
    assertAttributes(recording);
    assertThat(HeadlessJmc.run(joinsInForkOrder, directory).get("fjprobe.parallelism").severity())
        .isIn("NA", "IGNORE");
  }

  private static void assertAttributes(Path recording) throws Exception {
    PARSER_LOG.setLevel(Level.OFF);
    SpanAccount account =
        Objects.requireNonNull(
            new Accounting(null).of(new RecordingReader(Progress.NONE).read(recording)).span());
    OperationSpan operation = account.operations().get(0);
    IResult shown =
        evaluate(new ParallelismRule(), JfrLoaderToolkit.loadEvents(recording.toFile()));
    assertThat(shown.getResult(ParallelismRule.FIRST_TASK)).isEqualTo(operation.firstTask());
    SpanLimit limit = new SpanLimit(operation, Interruptions.of(account));
    IQuantity parallelism = shown.getResult(ParallelismRule.PARALLELISM);
    assertThat(parallelism == null ? null : parallelism.doubleValue())
        .as("on a busy machine it is not known exactly")
        .isEqualTo(limit.interrupted() ? null : operation.parallelism());
    assertThat(shown.getResult(ParallelismRule.SPAN).doubleValueIn(UnitLookup.NANOSECOND))
        .isEqualTo(operation.spanNanos());
    assertThat(shown.getResult(ParallelismRule.WORK).doubleValueIn(UnitLookup.NANOSECOND))
        .isEqualTo(operation.workNanos());
    SpanShare by = limit.setBy();
    assertThat(shown.getResult(ParallelismRule.LIMITING_TASK))
        .isEqualTo(by == null ? null : by.task());
    IQuantity share = shown.getResult(ParallelismRule.LIMITING_SHARE);
    assertThat(share == null ? null : share.doubleValueIn(UnitLookup.PERCENT_UNITY))
        .isEqualTo(by == null ? null : by.spanShare());
  }

  private static IResult evaluate(IRule rule, IItemCollection items) throws Exception {
    RunnableFuture<IResult> future =
        rule.createEvaluation(items, IPreferenceValueProvider.DEFAULT_VALUES, new ResultProvider());
    future.run();
    return future.get();
  }

  @Test
  void theRightOrderOfJoinsIsNoFinding() {
    Path recording = record("join-order", "--order=invokeAll");
    HeadlessJmc.Line joins = HeadlessJmc.run(recording, directory).get("fjprobe.join-order");
    assertThat(joins.severity()).isEqualTo("OK");
    assertThat(joins.score()).isEqualTo("0");
  }

  @Test
  void aPreferenceChangesTheSeverity() {
    assertThat(HeadlessJmc.run(joinsInForkOrder, directory).get("fjprobe.join-order").severity())
        .isEqualTo("WARNING");
    HeadlessJmc.Line changed =
        HeadlessJmc.run(joinsInForkOrder, directory, "fjprobe.join-order.warning=100")
            .get("fjprobe.join-order");
    assertThat(changed.severity()).isEqualTo("INFO");
    assertThat(changed.explanation()).contains("warning from 100 %");
  }

  @Test
  void managedBlockersAreFoundAndOnlyThere() {
    // the pool replaces blocked workers, and for seconds, so that its queues are looked at
    Path replaced = record("managed-block", "--operations=20");
    Map<String, HeadlessJmc.Line> managed = HeadlessJmc.run(replaced, directory);
    assertThat(managed.get("fjprobe.managed-blocking").severity()).isEqualTo("INFO");
    assertThat(managed.get("fjprobe.unmanaged-blocking").severity()).isEqualTo("OK");
    Map<String, HeadlessJmc.Line> unmanaged = HeadlessJmc.run(record("unmanaged-block"), directory);
    assertThat(unmanaged.get("fjprobe.managed-blocking").severity()).isEqualTo("OK");
    // which of both depends on how much of it others waited for
    assertThat(unmanaged.get("fjprobe.unmanaged-blocking").severity()).isIn("WARNING", "INFO");
  }

  @Test
  void aRecordingWithoutTheAgentIsNotJudged() throws IOException {
    Path file = directory.resolve("plain.jfr");
    try (jdk.jfr.Recording recording = new jdk.jfr.Recording()) {
      recording.enable("jdk.JVMInformation");
      recording.start();
      recording.stop();
      recording.dump(file);
    }
    HeadlessJmc.run(file, directory)
        .forEach(
            (id, line) -> {
              if (id.startsWith("fjprobe.")) {
                assertThat(line.severity()).as(id).isIn("NA", "IGNORE");
              }
            });
  }
}
