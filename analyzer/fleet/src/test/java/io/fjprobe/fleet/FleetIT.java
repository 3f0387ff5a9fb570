package io.fjprobe.fleet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnalyzerJvm;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.SmallDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shipped jars: recordings of several JDKs, their facts, and questions about them. */
class FleetIT {

  private static final int PAGE = 4096;

  @TempDir private Path directory;

  private ForkedJvm.Result analyzer(Jdk jdk, String... arguments) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments(ForkedJvm.CLIENT_COMPILER)
        .jar(AgentRun.DISTRIBUTION.resolve("analyzer.jar"))
        .arguments(arguments)
        .run();
  }

  @Test
  void recordingsOfSeveralJdksBecomeFactsAndAnswers() throws Exception {
    Set<Long> features = new TreeSet<>();
    for (Jdk jdk : Jdks.some()) {
      Path folder = Files.createDirectory(directory.resolve("on" + jdk.feature()));
      AgentRun.of(
          jdk,
          folder,
          "labels=service:orders;team:pay",
          "join-order",
          "--warmup-iterations=0",
          "--iterations=1",
          "--operations=1");
      features.add((long) jdk.feature());
    }
    ForkedJvm.Result facts = analyzer(Jdks.own(), "facts", "--out=facts", "--window=1s", ".");
    facts.expectSuccess();
    assertThat(facts.err()).contains("facts of " + features.size() + " recordings written");
    ForkedJvm.Result asked =
        analyzer(
            Jdks.own(),
            "fleet",
            "facts",
            "--question=coverage,whose-time",
            "--by=service,team,jdk,jdk_vendor",
            "--json",
            "--html=fleet.html");
    asked.expectSuccess();
    JsonNode answers = new JsonMapper().readTree(asked.out()).at("/answers");
    assertHoldsUpTime(answers.at("/1/rows"), features);
    JsonNode rows = answers.at("/0/rows");
    assertThat(rows).hasSameSizeAs(features);
    rows.forEach(
        row -> {
          assertThat(row.at("/cells/0").asText()).isEqualTo("orders");
          assertThat(row.at("/cells/1").asText()).isEqualTo("pay");
          assertThat(features).contains(row.at("/cells/2").asLong());
          assertThat(row.at("/cells/3").asText()).as("vendor").isNotBlank();
        });
    assertThat(Files.readString(directory.resolve("fleet.html")))
        .contains("Content-Security-Policy", "What was observed")
        .doesNotContain("src=\"http");
  }

  /** Tasks of this workload sleep; no time is that of two. What holds up little is left out. */
  private static void assertHoldsUpTime(JsonNode rows, Set<Long> features) {
    Map<Long, Double> shares = new TreeMap<>();
    rows.forEach(
        row ->
            shares.merge(row.at("/cells/2").asLong(), row.at("/cells/8").asDouble(), Double::sum));
    assertThat(shares.keySet()).isEqualTo(features);
    assertThat(shares.values())
        .as("%s", rows)
        .allSatisfy(share -> assertThat(share).isBetween(0.3, 1.001));
    assertThat(rows.toString()).contains("sleeps", "SleepTask.work:");
  }

  /** DataSketches has other classes for these, in the same jar. */
  @Test
  void sketchesAreReadOnEachJavaThatIsSupported() {
    analyzer(Jdks.own(), "facts", "--out=facts", FleetFixture.BLOCKED.toString()).expectSuccess();
    String expected = "";
    for (int feature : List.of(17, 21, 25)) {
      Jdk jdk = Jdks.get(feature);
      String text = analyzer(jdk, "fleet", "facts", "--question=durations").expectSuccess().out();
      assertThat(text).as("on %d", feature).contains("idle");
      expected = expected.isEmpty() ? text : expected;
      assertThat(text).as("on %d", feature).isEqualTo(expected);
    }
  }

  @Test
  void aFullDiskIsSaidAndTheNextJobGoesOn() throws Exception {
    String blocked = FleetFixture.BLOCKED.toString();
    Path elsewhere = directory.resolve("elsewhere");
    analyzer(Jdks.own(), "facts", "--out=" + elsewhere, "--window=1s", blocked).expectSuccess();
    try (SmallDisk disk = new SmallDisk(directory, 1)) {
      Path rest = disk.folder.resolve("rest");
      int needed = pages(elsewhere);
      int free = needed - 2; // all tables but the last ones
      Files.write(rest, new byte[(1 << 20) - free * PAGE]);
      String out = disk.folder.resolve("facts").toString();
      ForkedJvm.Result full =
          analyzer(Jdks.own(), "facts", "--out=" + out, "--window=1s", blocked).expectExit(1);
      assertThat(full.err())
          .contains("the facts can't be written to " + out, "No space left on device")
          .contains("repeat the command")
          .doesNotContain("exception_type");
      try (Stream<Path> files = Files.walk(Path.of(out))) {
        assertThat(files.filter(Files::isRegularFile).map(file -> file.getFileName().toString()))
            .containsExactly("fleet.json");
      }

      Files.delete(rest);
      analyzer(Jdks.own(), "facts", "--out=" + out, "--window=1s", blocked).expectSuccess();
      ForkedJvm.Result asked = analyzer(Jdks.own(), "fleet", out, "--question=coverage", "--json");
      JsonNode rows = new JsonMapper().readTree(asked.expectSuccess().out()).at("/answers/0/rows");
      assertThat(rows).hasSize(1);
    }
  }

  /** What the files take in memory, which is given in pages. */
  private static int pages(Path folder) throws IOException {
    int pages = 0;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        pages += (int) ((Files.size(file) + PAGE - 1) / PAGE);
      }
    }
    return pages;
  }

  @Test
  void withoutTheJarTheNextStepIsSaid() throws Exception {
    Path alone =
        Files.copy(
            AgentRun.DISTRIBUTION.resolve("analyzer.jar"), directory.resolve("analyzer.jar"));
    ForkedJvm.Result result =
        new ForkedJvm(Jdks.own(), directory).jar(alone).arguments("fleet", "facts").run();
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.err()).contains("this command needs fleet.jar", "put it beside analyzer.jar");
  }

  @Test
  void summarizeDoesNotNeedIt() {
    assertThat(
            AnalyzerJvm.in(directory)
                .jvmArguments("-verbose:class")
                .arguments("summarize", FleetFixture.BLOCKED.toString())
                .run()
                .out())
        .doesNotContain("org.duckdb", "io.fjprobe.fleet");
  }
}
