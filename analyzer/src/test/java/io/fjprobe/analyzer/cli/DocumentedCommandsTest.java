package io.fjprobe.analyzer.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.documentation.DocumentationPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Command lines and exit codes of the analyzer in README.md and docs/ are those that there are. */
class DocumentedCommandsTest {

  private static final List<Integer> CODES =
      List.of(
          0,
          AnalyzerCommand.FAILED,
          AnalyzerCommand.USAGE,
          AnalyzerCommand.GATE,
          AnalyzerCommand.UNDECIDED,
          AnalyzerCommand.INCOMPLETE);

  private static final String ANALYZER = "./analyzer ";
  private static final DocumentationPage GUIDE = DocumentationPage.of("docs/user-guide.md");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  private static CommandLine analyzer() {
    return new CommandLine(new AnalyzerCommand(), new Commands());
  }

  static Stream<String> commands() {
    return DocumentationPage.all().stream().flatMap(page -> page.commands(ANALYZER).stream());
  }

  @Test
  void thePagesHaveEachCommand() {
    List<String> names = commands().map(line -> line.split(" ")[1]).distinct().toList();
    assertThat(names)
        .containsExactlyInAnyOrder(
            "compare",
            "completion",
            "export",
            "facts",
            "fleet",
            "look",
            "record",
            "scale",
            "serve",
            "summarize",
            "try",
            "views",
            "watch");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void commandLinesParse(String command) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command.substring(ANALYZER.length()));
    while (word.find()) {
      words.add(word.group(1) != null ? word.group(1) : word.group(2));
    }
    String[] arguments = words.toArray(String[]::new);
    CommandLine line = analyzer();
    RecordCommand.takeWordsAsTheyAre(line, arguments);
    assertThat(line.parseArgs(arguments).subcommand().errors()).isEmpty();
  }

  @Test
  void exitCodesAreThoseOfTheCommands() {
    Set<String> documented = new TreeSet<>();
    for (List<String> row : GUIDE.table("| command | 0 |")) {
      String command = row.get(0).replace("`", "");
      if (command.startsWith("analyzer ")) {
        String name = command.substring("analyzer ".length());
        CommandLine known = analyzer().getSubcommands().get(name);
        Set<String> codes = known.getCommandSpec().usageMessage().exitCodeList().keySet();
        List<String> filled =
            IntStream.range(0, CODES.size())
                .filter(column -> !row.get(1 + column).isEmpty())
                .mapToObj(column -> String.valueOf(CODES.get(column)))
                .toList();
        assertThat(filled).as(command).containsExactlyElementsOf(codes);
        documented.add(name);
      }
    }
    assertThat(documented)
        .containsExactly(
            "compare",
            "completion",
            "export",
            "facts",
            "fleet",
            "look",
            "record",
            "scale",
            "serve",
            "summarize",
            "try",
            "views",
            "watch");
  }

  @Test
  void theColumnsAreTheConstants() {
    List<String> heading =
        GUIDE.lines().stream()
            .filter(line -> line.startsWith("| command | 0 |"))
            .map(line -> line.replace(" ", ""))
            .toList();
    assertThat(heading)
        .containsExactly(
            "|command|" + CODES.stream().map(String::valueOf).collect(joining("|")) + "|");
  }
}
