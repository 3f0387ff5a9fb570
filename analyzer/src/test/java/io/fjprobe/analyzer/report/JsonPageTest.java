package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.documentation.DocumentationPage;
import io.fjprobe.analyzer.documentation.GeneratedPart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * docs/json.md lists the fields that --json has. -Dfjprobe.documentation=write lists those that
 * there are now.
 */
class JsonPageTest {

  private static final GeneratedPart PAGE =
      new GeneratedPart(DocumentationPage.ROOT.resolve("docs/json.md"), "the classes");
  private static final Pattern FIELD = Pattern.compile("(?m)^\\| `([^`]+)` \\|");

  private static Map<String, String> meanings() throws IOException {
    return Files.readAllLines(Path.of("src/test/resources/json-meanings.txt")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split(" \\| ", 2))
        .collect(Collectors.toMap(cells -> cells[0], cells -> cells[1]));
  }

  private static String tables() throws IOException {
    JsonFields fields = new JsonFields(SourceComments.of(Path.of("src/main/java")), meanings());
    return "\n"
        + tables(fields, "summarize", Report.SCHEMA, Report.class)
        + tables(fields, "compare", ComparisonReport.SCHEMA, ComparisonReport.class)
        + tables(fields, "scale", ScaleReport.SCHEMA, ScaleReport.class)
        + tables(fields, "try", TrialReport.SCHEMA, TrialReport.class);
  }

  private static String tables(JsonFields fields, String command, String schema, Class<?> report) {
    return "## Of `%s`\n\nThe `schema` is `%s`.\n%s\n"
        .formatted(command, schema, fields.tables(report));
  }

  @Test
  void listsTheFieldsThatThereAre() throws IOException {
    PAGE.assertIs(tables());
  }

  @Test
  void meaningsAreOfFieldsThatThereAre() throws IOException {
    String tables = tables();
    assertThat(meanings())
        .allSatisfy((name, meaning) -> assertThat(tables).contains("| `" + name + "` |"));
  }

  @Test
  void aReportHasNoOtherFields() throws IOException {
    Set<String> listed =
        FIELD
            .matcher(tables())
            .results()
            .map((MatchResult found) -> found.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    JsonNode part =
        new JsonMapper().readTree(JsonReport.of(ReportFixture.everyTask())).at("/recordings/0");
    assertThat(listed).hasSizeGreaterThan(100);
    assertThat(part.fieldNames()).toIterable().isSubsetOf(listed);
    assertThat(part.get("account").fieldNames()).toIterable().isSubsetOf(listed);
    JsonNode pool = part.at("/account/sections/0/pools/0");
    assertThat(pool.fieldNames()).toIterable().isNotEmpty().isSubsetOf(listed);
    assertThat(pool.at("/time").fieldNames()).toIterable().isNotEmpty().isSubsetOf(listed);
    assertThat(pool.at("/tasksRun").fieldNames()).toIterable().isNotEmpty().isSubsetOf(listed);
  }
}
