package io.fjprobe.analyzer.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Options and exit codes of the shipped jars in README.md and docs/ are those of their help. */
class DocumentedOptionsIT {

  private static final DocumentationPage GUIDE = DocumentationPage.of("docs/user-guide.md");
  private static final Pattern OF_HELP = Pattern.compile("(?m)^  (\\w+)(?==|  )");
  private static final Pattern FOR_AGENT =
      Pattern.compile("(?:-javaagent:fjprobe\\.jar=|attach \\w+ )(\\S+)");
  private static final Pattern NAME = Pattern.compile("(?:^|,)'?(\\w+)=");
  private static final Pattern LONG = Pattern.compile("(?<= )(--[\\w-]+)");
  private static final String WORKLOADS = "-jar workloads.jar ";

  @TempDir private Path directory;

  private String help(Path jar, String... arguments) {
    return new ForkedJvm(Jdks.own(), directory)
        .jar(jar)
        .arguments(arguments)
        .run()
        .expectSuccess()
        .out();
  }

  private static Set<String> all(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> javaCommands() {
    return DocumentationPage.all().stream().flatMap(page -> page.commands("java ").stream());
  }

  @Test
  void agentOptions() {
    Set<String> known = all(OF_HELP, help(AgentRun.AGENT, "--help"));
    String table =
        GUIDE.table("| option |").stream()
            .map(row -> "  " + DocumentationPage.names(row.get(0)).get(0) + "  ")
            .collect(Collectors.joining("\n"));
    assertThat(all(OF_HELP, table)).isEqualTo(known).contains("level", "help");
    Set<String> used =
        all(FOR_AGENT, javaCommands().collect(Collectors.joining("\n"))).stream()
            .flatMap(options -> all(NAME, options).stream())
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(known).containsAll(used);
    assertThat(used).contains("file", "operation", "level");
  }

  static Stream<String> workloads() {
    return javaCommands()
        .filter(line -> line.contains(WORKLOADS) && line.contains(" --"))
        .map(line -> line.substring(line.indexOf(WORKLOADS) + WORKLOADS.length()))
        .filter(line -> !line.startsWith("--") && !line.startsWith("jmh "));
  }

  @ParameterizedTest
  @MethodSource("workloads")
  void workloadOptions(String words) {
    String help =
        help(AgentRun.WORKLOADS, "--help")
            + help(AgentRun.WORKLOADS, words.split(" ")[0], "--help");
    assertThat(all(LONG, " " + help)).containsAll(all(LONG, words));
  }

  @Test
  void exitCodes() {
    assertExitCodes("java -jar fjprobe.jar", help(AgentRun.AGENT, "--help"));
    assertExitCodes("java -jar workloads.jar", help(AgentRun.WORKLOADS, "--help"));
  }

  private static void assertExitCodes(String command, String help) {
    String said = help.substring(help.toLowerCase(Locale.ROOT).indexOf("exit codes:"));
    List<String> row =
        GUIDE.table("| command | 0 |").stream()
            .filter(cells -> cells.get(0).equals("`" + command + "`"))
            .findFirst()
            .orElseThrow();
    for (int code = 0; code < row.size() - 1; code++) {
      boolean has = Pattern.compile("\\b" + code + " ").matcher(said).find();
      assertThat(!row.get(1 + code).isEmpty()).as("%s: %d", command, code).isEqualTo(has);
    }
  }

  @Test
  void controlsOfTheSettings() throws IOException {
    String settings = Files.readString(AgentRun.DISTRIBUTION.resolve("fjprobe.jfc"));
    Set<String> known = all(Pattern.compile("name=\"(fj-[\\w-]+)\" (?:default|label)"), settings);
    Set<String> listed = new TreeSet<>();
    GUIDE.table("| control |").forEach(row -> listed.addAll(DocumentationPage.names(row.get(0))));
    assertThat(listed).isEqualTo(known);
  }
}
