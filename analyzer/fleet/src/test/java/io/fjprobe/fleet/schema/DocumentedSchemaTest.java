package io.fjprobe.fleet.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.fleet.FleetFixture;
import io.fjprobe.fleet.question.Question;
import io.fjprobe.fleet.question.Questions;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the pages about the fleet list is what there is. */
class DocumentedSchemaTest {

  private static final String GUIDE = "docs/fleet.md";
  private static final String TABLES = "docs/fleet-tables.md";
  private static final Pattern NAME = Pattern.compile("`(\\w+)`");
  private static final int SHARED = 12;

  private static List<List<String>> rows(String page, String heading) throws Exception {
    List<String> lines = Files.readAllLines(FleetFixture.ROOT.resolve(page));
    int at = lines.indexOf(heading);
    assertThat(at).as(heading).isNotNegative();
    List<List<String>> rows = new ArrayList<>();
    for (String line : lines.subList(at + 1, lines.size())) {
      if (line.startsWith("#")) {
        break;
      }
      if (line.startsWith("| `")) {
        rows.add(List.of(line.substring(1).split("\\|", -1)));
      }
    }
    return rows;
  }

  @Test
  void columnsAreThoseOfTheTables() throws Exception {
    for (Table table : Schema.TABLES) {
      List<Column> columns = table.columns();
      boolean whole = table == Schema.FACTS || table == Schema.ERRORS;
      List<String> documented = new ArrayList<>();
      List<String> types = new ArrayList<>();
      for (List<String> row : rows(TABLES, "## " + table.name())) {
        List<String> names =
            NAME.matcher(row.get(0)).results().map(found -> found.group(1)).toList();
        documented.addAll(names);
        types.addAll(Collections.nCopies(names.size(), row.get(1).strip()));
      }
      List<Column> expected = columns.subList(whole ? 0 : SHARED, columns.size());
      assertThat(documented)
          .as(table.name())
          .isEqualTo(expected.stream().map(Column::name).toList());
      for (int i = 0; i < types.size(); i++) {
        Column column = expected.get(i);
        if (!column.name().endsWith("_source")) {
          assertThat(types.get(i)).as(column.name()).isEqualTo(column.type().sql());
        }
      }
    }
    assertThat(Schema.FACTS.columns().subList(0, SHARED))
        .isEqualTo(Schema.JVMS.columns().subList(0, SHARED));
  }

  @Test
  void questionsAreThoseThatThereAre() throws Exception {
    List<String> documented =
        rows(GUIDE, "## Questions").stream()
            .map(row -> Pattern.compile("`([\\w-]+)`").matcher(row.get(0)))
            .flatMap(matcher -> matcher.results().map((MatchResult found) -> found.group(1)))
            .toList();
    assertThat(documented).isEqualTo(Questions.names());
    for (String name : Questions.names()) {
      assertThat(Question.of(name, Questions.of(name).text()).title()).isNotEqualTo(name);
    }
  }
}
