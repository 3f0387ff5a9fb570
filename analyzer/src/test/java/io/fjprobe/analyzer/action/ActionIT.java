package io.fjprobe.analyzer.action;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.documentation.DocumentationPage;
import io.fjprobe.testing.AgentRun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps of action.yml, with the shipped analyzer and the tools of macOS. */
class ActionIT {

  private static final String PAGE = "docs/github-action.md";
  private static final String DOWNLOAD =
      "gh release download v1.2.3 --repo acme/fjprobe"
          + " --pattern fjprobe-1.2.3.tar.gz --pattern fjprobe-1.2.3.tar.gz.sha256";
  private static final String JAVA = System.getProperty("java.home");

  @TempDir private Path directory;
  private JsonNode action;
  private FakeTools tools;
  private final Map<String, String> context = new HashMap<>();

  @BeforeEach
  void prepare() throws IOException {
    action = Steps.read(DocumentationPage.ROOT.resolve("action.yml"));
    tools = FakeTools.in(directory.resolve("tools"));
    unpack("join-order-fifo-8");
    unpack("join-order-fifo-17");
    action
        .get("inputs")
        .properties()
        .forEach(
            input ->
                context.put("inputs." + input.getKey(), input.getValue().path("default").asText()));
    context.put("inputs.base", "join-order-fifo-8.jfr");
    context.put("inputs.new", "join-order-fifo-17.jfr");
    context.put("github.action_repository", "acme/fjprobe");
    context.put("github.repository", "user/application");
  }

  private void unpack(String name) throws IOException {
    Path packed =
        DocumentationPage.ROOT.resolve("analyzer/src/test/resources/diagnosis/" + name + ".jfr.gz");
    try (InputStream in = new GZIPInputStream(Files.newInputStream(packed))) {
      Files.copy(in, directory.resolve(name + ".jfr"));
    }
  }

  /** Of an action that was checked out at this version. */
  private Steps steps(String version) throws IOException {
    Path checkout = Files.createDirectories(directory.resolve("checkout"));
    Files.writeString(
        checkout.resolve("pom.xml"),
        "<project>\n  <version>" + version + "</version>\n  <x><version>9</version></x>\n");
    return new Steps(directory, context)
        .with("PATH", tools.path())
        .with("GITHUB_ACTION_PATH", checkout.toString())
        .with("JAVA_HOME", JAVA);
  }

  private int run(Steps steps) throws Exception {
    return steps.run(action.at("/runs/steps"));
  }

  private String output(Steps steps, String name) {
    return steps.fill(action.at("/outputs/" + name + "/value").asText());
  }

  /** A release 1.2.3 that gh finds, and no other. */
  private void release() throws IOException {
    release(AgentRun.DISTRIBUTION);
  }

  private void release(Path distribution) throws IOException {
    tools.add(
        "gh",
        """
        [ "$3" = v1.2.3 ] || { echo 'release not found'; exit 1; }
        mkdir -p fjprobe-1.2.3
        cp '%s/analyzer' '%1$s/analyzer.jar' fjprobe-1.2.3
        tar -czf fjprobe-1.2.3.tar.gz fjprobe-1.2.3
        rm -r fjprobe-1.2.3
        shasum -a 256 fjprobe-1.2.3.tar.gz > fjprobe-1.2.3.tar.gz.sha256\
        """
            .formatted(distribution));
  }

  private List<String> calls() throws IOException {
    return Files.readAllLines(tools.calls());
  }

  @Test
  void aReleaseIsFoundByTheVersionOfTheCommit() throws Exception {
    release();
    Steps steps = steps("1.2.3");

    assertThat(run(steps)).as(steps.printed.toString()).isEqualTo(3);
    assertThat(calls()).containsExactly(DOWNLOAD);
    assertThat(output(steps, "result")).isEqualTo("broken");
    assertThat(output(steps, "exit-code")).isEqualTo("3");
    String report = Files.readString(Path.of(output(steps, "report")));
    assertThat(report).contains("JDK 17 is 6.");
    assertThat(steps.printed).contains(report);
    assertThat(Files.readString(directory.resolve("summary.md"))).isEqualTo(report);
  }

  @Test
  void aVersionMayBeNamed() throws Exception {
    release();
    for (String version : List.of("1.2.3", "v1.2.3")) {
      context.put("inputs.version", version);
      context.put("inputs.fail-on", "regression=95%");
      Steps steps = steps("0.1.0-SNAPSHOT");

      assertThat(run(steps)).as(steps.printed.toString()).isZero();
      assertThat(output(steps, "result")).isEqualTo("kept");
    }
    assertThat(calls()).containsExactly(DOWNLOAD, DOWNLOAD);
  }

  @Test
  void anArchiveOfOtherBytesIsRefused() throws Exception {
    release();
    Path gh = tools.folder().resolve("gh");
    Files.writeString(gh, Files.readString(gh) + "echo more >> fjprobe-1.2.3.tar.gz\n");
    Steps steps = steps("1.2.3");

    assertThat(run(steps)).isNotZero();
    assertThat(steps.printed).contains("fjprobe-1.2.3.tar.gz: FAILED");
    assertThat(output(steps, "result")).isEmpty();
  }

  @Test
  void aBranchIsNoVersion() throws Exception {
    release();
    context.put("inputs.version", "main");
    Steps steps = steps("1.2.3");

    assertThat(run(steps)).isEqualTo(1);
    assertThat(steps.printed)
        .contains("::error title=fjprobe::There is no release vmain of acme/fjprobe")
        .contains("write it behind the @ of uses");
  }

  @Test
  void aCommitWithoutReleaseIsBuilt() throws Exception {
    tools.add(
        "mvn",
        """
        mkdir -p target/fjprobe
        cp '%s/analyzer' '%1$s/analyzer.jar' target/fjprobe\
        """
            .formatted(AgentRun.DISTRIBUTION));
    context.put("inputs.html", "report.html");
    context.put("inputs.junit", "result.xml");
    Steps steps = steps("1.3.0-SNAPSHOT");

    assertThat(run(steps)).as(steps.printed.toString()).isEqualTo(3);
    assertThat(calls())
        .containsExactly(
            "mvn --batch-mode --quiet -DskipTests package --projects analyzer --also-make");
    assertThat(directory.resolve("report.html")).content().contains("<html");
    assertThat(directory.resolve("result.xml")).content().contains("<testsuite");
  }

  /** With a stand-in for the analyzer. */
  @Test
  void undecidedIsAResultOfItsOwn() throws Exception {
    FakeTools other =
        FakeTools.in(directory.resolve("other"))
            .add(
                "analyzer",
                """
                for word in "$@"; do
                  case $word in
                    --junit=*) echo '<testsuite><skipped/></testsuite>' > "${word#--junit=}" ;;
                    --fail-on-undecided) code=4 ;;
                  esac
                done
                exit "${code:-0}"\
                """)
            .add("analyzer.jar", "");
    release(other.folder());
    Map<String, Integer> codes = Map.of("false", 0, "true", 4);
    for (Map.Entry<String, Integer> each : codes.entrySet()) {
      context.put("inputs.fail-on-undecided", each.getKey());
      Steps steps = steps("1.2.3");

      assertThat(run(steps)).as(steps.printed.toString()).isEqualTo(each.getValue());
      assertThat(output(steps, "result")).isEqualTo("undecided");
      assertThat(output(steps, "exit-code")).isEqualTo(each.getValue().toString());
    }
  }

  @Test
  void recordingsThatCannotBeComparedAreNoResultOfLimits() throws Exception {
    release();
    context.put("inputs.base", "absent.jfr");
    Steps steps = steps("1.2.3");

    assertThat(run(steps)).isIn(1, 2);
    assertThat(output(steps, "result")).isEqualTo("failed");
  }

  @Test
  void javaIsFoundOnEachKindOfRunner() throws Exception {
    for (String runner : List.of("X64", "ARM64", "arm64")) {
      Steps steps = steps("9").with("JAVA_HOME", "/no/java").with("JAVA_HOME_17_" + runner, JAVA);
      run(steps);
      assertThat(steps.fill("${{ steps.java.outputs.home }}")).as(runner).isEqualTo(JAVA);
    }
  }

  @Test
  void thePageListsInputsAndOutputs() {
    DocumentationPage page = DocumentationPage.of(PAGE);
    assertThat(first(page, "| input |")).isEqualTo(names("inputs"));
    assertThat(first(page, "| output |")).isEqualTo(names("outputs"));
  }

  private static List<String> first(DocumentationPage page, String heading) {
    return page.table(heading).stream()
        .flatMap(row -> DocumentationPage.names(row.get(0)).stream())
        .toList();
  }

  private List<String> names(String part) {
    return StreamSupport.stream(
            ((Iterable<String>) () -> action.get(part).fieldNames()).spliterator(), false)
        .toList();
  }
}
