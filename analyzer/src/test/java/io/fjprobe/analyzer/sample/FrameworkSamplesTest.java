package io.fjprobe.analyzer.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.documentation.DocumentationPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The samples of frameworks, as far as nothing has to be fetched: how their scripts take arguments,
 * and whether what the pages show fits together. Their scripts check the rest when they run.
 */
class FrameworkSamplesTest {

  private static final Pattern METRIC = Pattern.compile("\\b(?:fjprobe_pool|jvm_executor)_\\w+");
  private static final Pattern FINDING = Pattern.compile("\\[([a-z-]+), score");

  @TempDir private Path home;

  private record Result(int exitCode, String printed) {}

  private Result run(String sample, String... arguments) throws Exception {
    Path script = Sample.of(sample).folder().resolve("run");
    List<String> command = new ArrayList<>(List.of("bash", script.toString()));
    command.addAll(List.of(arguments));
    Path printed = home.resolve("printed.txt");
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("FJPROBE_HOME", home.toString());
    builder.environment().remove("FJPROBE_JDKS");
    int code = builder.redirectOutput(printed.toFile()).start().waitFor();
    return new Result(code, Files.readString(printed));
  }

  private void pretendThatTheToolsAreBuilt() throws IOException {
    Files.createFile(home.resolve("fjprobe.jar"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"spring-boot", "pekko", "virtual-thread-server"})
  void helpIsTheUsageAtTheTopOfTheScript(String sample) throws Exception {
    Result help = run(sample, "--help");
    assertThat(help.exitCode()).isZero();
    String usage = help.printed().strip().replaceFirst("\\[--jdks=\\S+ \\[--only=\\S+", "");
    String top = Files.readString(Sample.of(sample).folder().resolve("run"));
    assertThat(top.replaceFirst("\\[--jdks=\\S+ \\[--only=\\S+", "")).contains("# " + usage);
  }

  @ParameterizedTest
  @CsvSource({
    "--fast,unknown option --fast",
    "--seconds=3,'--seconds=3: it has to be a number from 12 on'",
    "--seconds=long,'--seconds=long: it has to be a number from 12 on'"
  })
  void refusesWhatItDoesNotKnow(String argument, String said) throws Exception {
    pretendThatTheToolsAreBuilt();
    Result result = run("pekko", argument);
    assertThat(result.printed()).contains("pekko: " + said, "usage: samples/pekko/run");
    assertThat(result.exitCode()).isEqualTo(2);
  }

  @Test
  void saysHowToBuildTheTools() throws Exception {
    Result result = run("spring-boot");
    assertThat(result.printed()).contains("fjprobe.jar does not exist; run: mvn package");
    assertThat(result.exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "pekko,11,'it needs JDK 17 or later, not 11'",
    "virtual-thread-server,17,'it needs JDK 21 or later, not 17'",
    "pekko,21,there is no JDK 21: name it with --jdks=21=/path"
  })
  void saysWhichJdkItNeeds(String sample, String only, String said) throws Exception {
    pretendThatTheToolsAreBuilt();
    Result result = run(sample, "--jdks=17=/nowhere", "--only=" + only);
    assertThat(result.printed()).contains(said);
    assertThat(result.exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "spring-boot,unmanaged-blocking",
    "pekko,unmanaged-blocking",
    "virtual-thread-server,pinned-carriers"
  })
  void thePageShowsTheFindingThatTheScriptExpects(String sample, String finding)
      throws IOException {
    String page = Sample.of(sample).text();
    assertThat(page.lines().findFirst().orElseThrow()).startsWith("# ").endsWith("?");
    assertThat(page).contains("    samples/" + sample + "/run\n");
    Matcher shown = FINDING.matcher(page);
    assertThat(shown.find()).isTrue();
    assertThat(shown.group(1)).isEqualTo(finding);
    assertThat(page).as("what watch printed").containsPattern("    (WARNING|REMARK) +" + finding);
    assertThat(Files.readString(Sample.of(sample).folder().resolve("run"))).contains(finding);
  }

  @ParameterizedTest
  @ValueSource(strings = {"spring-boot", "pekko", "virtual-thread-server"})
  void theMetricsOfThePageExist(String sample) {
    Set<String> named = new TreeSet<>();
    METRIC.matcher(Sample.of(sample).text()).results().forEach(found -> named.add(found.group()));
    named.removeAll(Set.of("jvm_executor_name", "jvm_executor_thread_state"));
    assertThat(named).isNotEmpty();
    Set<String> documented = new TreeSet<>();
    DocumentationPage.of("docs/metrics.md")
        .table("| metric |")
        .forEach(row -> documented.addAll(DocumentationPage.names(row.get(0))));
    assertThat(documented).containsAll(named);
  }

  @ParameterizedTest
  @ValueSource(strings = {"spring-boot", "pekko", "virtual-thread-server"})
  void theBuildDoesNotBuildIt(String sample) throws IOException {
    assertThat(Sample.of(sample).folder().resolve("pom.xml")).exists();
    assertThat(Files.readString(Sample.ROOT.resolve("pom.xml"))).doesNotContain(sample);
  }
}
