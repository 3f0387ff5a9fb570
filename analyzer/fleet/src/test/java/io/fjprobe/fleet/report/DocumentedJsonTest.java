package io.fjprobe.fleet.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.fleet.FleetFixture;
import io.fjprobe.fleet.answer.Answer;
import java.nio.file.Files;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/json.md lists of {@code fleet --json} is what that prints. */
class DocumentedJsonTest {

  private static final Pattern CELL = Pattern.compile("(?m)^\\| (`[^|]*) \\|");
  private static final Pattern NAME = Pattern.compile("`(\\w+)`");

  /** With everything that an answer can have. */
  private static JsonNode report() throws Exception {
    Answer.Line line =
        new Answer.Line(
            List.of(1L),
            new Answer.Evidence(List.of("file"), List.of(List.of("a.jfr"))),
            List.of(new Answer.Point(LocalDateTime.of(2026, 1, 1, 0, 0), 1.0)));
    Answer answer = new Answer("spares", "t", "a", "v", "c", List.of("busy_nanos"), List.of(line));
    return new JsonMapper().readTree(FleetReport.of("1", "facts", List.of(answer)).toJson());
  }

  private static List<String> documented() throws Exception {
    String page = Files.readString(FleetFixture.ROOT.resolve("docs/json.md"));
    return CELL.matcher(page.substring(page.indexOf("## Of `fleet`")))
        .results()
        .flatMap(cell -> NAME.matcher(cell.group(1)).results())
        .map((MatchResult name) -> name.group(1))
        .toList();
  }

  @Test
  void fieldsAreThoseThatThereAre() throws Exception {
    List<String> printed = new ArrayList<>();
    JsonNode report = report();
    report.fieldNames().forEachRemaining(printed::add);
    report.at("/answers/0").fieldNames().forEachRemaining(printed::add);
    report.at("/answers/0/rows/0").fieldNames().forEachRemaining(printed::add);
    assertThat(documented()).isEqualTo(printed);
  }
}
