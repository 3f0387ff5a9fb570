package io.fjprobe.analyzer.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.compare.gate.Limit;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.list.Findings;
import io.fjprobe.analyzer.report.BucketNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Names that docs/ list are those that the reports print, and all of them. */
class DocumentedNamesTest {

  private static final Path SOURCES = Path.of("src/main/java/io/fjprobe/analyzer");
  private static final Pattern ID =
      Pattern.compile("(?:String id\\(\\) \\{\\s*return |String ID = )\"([\\w-]+)\"");
  private static final DocumentationPage GLOSSARY = DocumentationPage.of("docs/glossary.md");

  @Test
  void allFindingsAreListed() throws IOException {
    assertThat(listed("docs/user-guide.md", "| finding |"))
        .containsExactlyInAnyOrderElementsOf(Findings.all().stream().map(Finding::id).toList())
        .hasSizeGreaterThan(20);
  }

  @Test
  void allCausesAreListed() throws IOException {
    assertThat(listed("docs/comparing.md", "| cause |"))
        .containsExactlyInAnyOrderElementsOf(ids("Cause.java"))
        .hasSizeGreaterThan(20);
  }

  private static List<String> listed(String page, String heading) {
    return DocumentationPage.of(page).table(heading).stream()
        .map(row -> row.get(0).replace("`", ""))
        .toList();
  }

  private static List<String> ids(String ending) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .map(DocumentedNamesTest::id)
          .flatMap(Optional::stream)
          .toList();
    }
  }

  /** None: an interface, or a class for several. */
  private static Optional<String> id(Path source) {
    try {
      Matcher matcher = ID.matcher(Files.readString(source));
      return matcher.results().map((MatchResult found) -> found.group(1)).findFirst();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void partsOfWorkerTimeHaveTheirNames() {
    List<List<String>> table = GLOSSARY.table("| name in `summarize` |");
    assertThat(table.stream().map(row -> row.get(0)))
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(BucketKind.values()).map(BucketNames::of).toList());
    for (List<String> row : table) {
      String limit = row.get(3).replace("`", "");
      Part part = Part.valueOf(limit.replaceAll("(?=[A-Z])", "_").toUpperCase(Locale.ROOT));
      assertThat(row.get(2)).as(limit).isEqualTo(part.label());
      assertThat(Limit.parse(limit + "=+20%")).as(limit).isNotNull();
    }
  }

  @Test
  void otherPartsOfAComparisonAreThere() {
    List<String> listed =
        Stream.of(GLOSSARY.table("| name in `summarize` |"), GLOSSARY.table("| other part |"))
            .flatMap(List::stream)
            .flatMap(List::stream)
            .toList();
    assertThat(listed).containsAll(Arrays.stream(Part.values()).map(Part::label).toList());
  }
}
