package io.fjprobe.fleet.question;

import static io.fjprobe.fleet.FleetFixture.BLOCKED;
import static io.fjprobe.fleet.FleetFixture.SECOND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.fleet.FleetFixture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuestionsTest {

  /** Of DuckDB, and unknown to Spark SQL, or with another meaning there. */
  private static final Pattern DUCKDB_ONLY =
      Pattern.compile(
          "(?i)\\b(QUALIFY|EXCLUDE|REPLACE|UNNEST|LIST_\\w+|ARG_MAX|ARG_MIN|GROUP BY ALL|ORDER BY ALL"
              + "|POSITIONAL|ASOF|PIVOT|SUMMARIZE|STRUCT_PACK|EPOCH\\w*|STRFTIME|READ_PARQUET|ILIKE"
              + "|HUGEINT|TIMESTAMPTZ|DISTINCT ON|FILTER)\\b|::|//|\\|\\||\"");

  /** But of decimals, of 0 and 1, to compare with 0, and means of whole numbers. */
  private static final Pattern ANY_SUM =
      Pattern.compile(
          "(?s)SUM\\((?!CAST\\((?:(?!SUM\\()[^;]){1,200}? AS DECIMAL\\(18, 0\\)\\)|CASE WHEN|\\w+\\) > 0)"
              + "|AVG\\((?!CAST\\(score AS DOUBLE\\))");

  @TempDir private Path directory;

  private final FleetFixture fleet = new FleetFixture();

  private Path facts() {
    Path out = directory.resolve("facts");
    fleet.facts(out, SECOND, BLOCKED);
    return out;
  }

  @Test
  void allAreAnsweredWithEvidence() throws Exception {
    String json = fleet.ask(facts(), List.of(), List.of(), null, true);
    JsonNode answers = new JsonMapper().readTree(json).at("/answers");
    assertThat(answers).as("%s", fleet.said).hasSize(Questions.names().size());
    JsonNode findings = answers.get(Questions.names().indexOf("findings"));
    JsonNode first = findings.at("/rows/0");
    assertThat(first.at("/texts/1").asText()).isEqualTo("unmanaged-blocking");
    assertThat(first.at("/evidence/0").toString()).contains(BLOCKED.toString());
    assertThat(first.at("/values").size()).isPositive();
    JsonNode common = answers.get(Questions.names().indexOf("common-pool"));
    assertThat(common.at("/rows/0/cells/4").asDouble()).as("blocked share").isBetween(0.5, 0.9);
  }

  @Test
  void textIsNoWiderThanATerminal() {
    String text = fleet.ask(facts(), List.of(), List.of("team"), null, false);
    assertThat(text.lines()).isNotEmpty().allMatch(line -> line.length() <= 100);
    assertThat(text).contains("team", "pay", "unmanaged-blocking");
  }

  @Test
  void sqlIsWhatSparkKnowsToo() {
    for (String name : Questions.names()) {
      assertThat(statements(Questions.of(name).text())).as(name).doesNotContainPattern(DUCKDB_ONLY);
    }
    assertThat(Questions.view(Questions.TOTALS)).doesNotContainPattern(DUCKDB_ONLY);
  }

  /** Sums of floating-point numbers do, and each engine adds in any order. */
  @Test
  void sumsDoNotDependOnTheOrder() {
    for (String name : Questions.names()) {
      assertThat(statements(Questions.of(name).text())).as(name).doesNotContainPattern(ANY_SUM);
    }
    assertThat(Questions.view(Questions.TOTALS)).doesNotContainPattern(ANY_SUM);
  }

  private static String statements(String text) {
    return text.replaceAll("(?m)^--.*$", "");
  }

  @Test
  void aQueryIsAnswered() {
    String text =
        fleet.askQuery(
            facts(), "SELECT service, SUM(forks) AS forked FROM facts GROUP BY service;");
    assertThat(text).as("%s", fleet.said).contains("What the query says", "forked", "service");
    assertThat(fleet.said.stream().filter(line -> line.contains("--sql"))).isEmpty();
  }

  @Test
  void aQueryThatIsWrongOrWritesIsRefused() {
    Path facts = facts();
    Path stolen = directory.resolve("stolen.csv");
    assertThat(fleet.askQuery(facts, "SELECT nothing FROM facts")).isEmpty();
    assertThat(fleet.said)
        .last()
        .asString()
        .contains("question --sql can't be answered", "nothing");
    String two = "SELECT 1; COPY (SELECT 1) TO '" + stolen + "'";
    assertThat(fleet.askQuery(facts, two)).isEmpty();
    assertThat(fleet.said)
        .last()
        .asString()
        .contains("question --sql can't be answered", "syntax error");
    assertThat(stolen).doesNotExist();
  }

  @Test
  void ownQuestionsAreAnswered() throws Exception {
    Path sql =
        Files.writeString(
            directory.resolve("own.sql"),
            "-- title: Mine\n-- by: service\nSELECT ${by}, SUM(forks) AS forks FROM facts GROUP BY"
                + " ${by};\n");
    assertThat(fleet.ask(facts(), List.of(), List.of(), sql, false))
        .contains("== Mine ==", "orders");
    Files.writeString(sql, "SELECT nonsense FROM facts");
    assertThat(fleet.ask(directory.resolve("facts"), List.of(), List.of(), sql, false)).isEmpty();
    assertThat(fleet.said).last().asString().contains("own.sql can't be answered", "nonsense");
  }

  @Test
  void unknownNamesAreRefused() {
    assertThatThrownBy(() -> Questions.of("nothing"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no question 'nothing'; there are regressions");
    assertThatThrownBy(() -> Grouping.by(List.of("forks")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("can't group by 'forks'");
    assertThatThrownBy(() -> Grouping.by(List.of("a'b")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aLabelThatNoRecordingHasIsAMistake() throws Exception {
    Path folder = facts();
    assertThatThrownBy(() -> fleet.ask(folder, List.of(), List.of("servce"), null, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("can't group by 'servce': no recording has such a label")
        .hasMessageContaining("did you mean 'service'?");
    assertThat(fleet.ask(folder, List.of(), List.of("team"), null, false)).contains("pay");
  }

  @Test
  void aFolderWithoutFactsIsNamed() {
    assertThat(fleet.ask(directory, List.of(), List.of(), null, false)).isEmpty();
    assertThat(fleet.said).last().asString().contains("is not a folder of facts");
    assertThat(fleet.ask(directory.resolve("none"), List.of(), List.of(), null, false)).isEmpty();
    assertThat(fleet.said).last().asString().contains("is no folder");
  }
}
