package io.fjprobe.analyzer.action;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.analyzer.documentation.DocumentationPage;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell steps of the workflows, with stand-ins for mvn and gh. */
class WorkflowsTest {

  @TempDir private Path directory;
  private final Map<String, String> context = new HashMap<>();

  private static JsonNode steps(String workflow, String job) throws IOException {
    return Steps.read(DocumentationPage.ROOT.resolve(".github/workflows/" + workflow + ".yml"))
        .at("/jobs/" + job + "/steps");
  }

  /** What mvn is told of the JDKs, in the part of the matrix that has this one. */
  private String verify(String jdk, String event) throws Exception {
    FakeTools tools =
        FakeTools.in(directory.resolve(jdk + event))
            .add(
                "mvn",
                "echo \"$FJPROBE_JDKS $FJPROBE_REQUIRE_JDKS $FJPROBE_REQUIRE_CHROMIUM ${!#}\"");
    context.put("matrix.jdk", jdk);
    context.put("github.event_name", event);
    context.put("steps.tested.outputs.path", "/tested");
    context.put("steps.builds.outputs.path", "/builds");
    Steps run = new Steps(directory, context).with("PATH", tools.path());
    assertThat(run.run(steps("build", "verify"))).isZero();
    return run.printed.toString().strip();
  }

  @Test
  void theBuildTestsEachJdkAndNeedsABrowser() throws Exception {
    JsonNode matrix =
        Steps.read(DocumentationPage.ROOT.resolve(".github/workflows/build.yml"))
            .at("/jobs/verify/strategy/matrix/jdk");
    List<Integer> features = new ArrayList<>();
    for (JsonNode jdk : matrix) {
      int feature = Integer.parseInt(jdk.asText().replace("-ea", ""));
      features.add(feature);
      String jdks = feature == 17 ? "17=/builds" : feature + "=/tested,17=/builds";
      String told = jdks + " " + feature + " 1 -Dfjprobe.tests=";
      assertThat(verify(jdk.asText(), "push")).isEqualTo(told + "some");
      assertThat(verify(jdk.asText(), "schedule")).isEqualTo(told + "all");
    }
    assertThat(features).isEqualTo(Jdks.FEATURES);
  }

  /** What a release of version 1.2.0 with this tag prints. */
  private Steps release(String tag, int expected) throws Exception {
    FakeTools tools =
        FakeTools.in(directory.resolve("tools"))
            .add("mvn", "case $* in *help:evaluate*) echo 1.2.0 ;; *) echo \"built $*\" ;; esac")
            .add("gh", "echo \"gh $*\"; cat notes.md");
    Files.writeString(
        directory.resolve("CHANGELOG.md"),
        "## Unreleased\n\n- a\n\n## 1.2.0 (today)\n\n- b\n\n### Part\n\n- c\n\n## 1.2.0.1\n\n- d\n");
    Files.createDirectories(directory.resolve("target/release"));
    Files.writeString(directory.resolve("target/release/fjprobe-1.2.0.zip"), "");
    Steps run = new Steps(directory, context).with("PATH", tools.path()).with("TAG", tag);
    assertThat(run.run(steps("release", "release"))).as("%s", run.printed).isEqualTo(expected);
    return run;
  }

  @Test
  void aReleaseHasItsPartOfTheChangelog() throws Exception {
    assertThat(release("v1.2.0", 0).printed.toString())
        .isEqualTo(
            """
            built --batch-mode --no-transfer-progress -Prelease verify
            gh release create v1.2.0 --draft --title fjprobe 1.2.0 --notes-file notes.md\
             target/release/fjprobe-1.2.0.zip

            - b

            ### Part

            - c

            """);
  }

  @Test
  void aTagOfAnotherVersionIsNotReleased() throws Exception {
    assertThat(release("v1.3.0", 1).printed)
        .contains("tag v1.3.0, but the version is 1.2.0")
        .doesNotContain("built");
  }
}
