package io.fjprobe.analyzer.finding.limit;

import io.fjprobe.analyzer.documentation.DocumentationPage;
import io.fjprobe.analyzer.documentation.GeneratedPart;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * docs/thresholds.md has the two tables of limits. -Dfjprobe.documentation=write writes what they
 * are now.
 */
class ThresholdsPageTest {

  private static final GeneratedPart PAGE =
      new GeneratedPart(DocumentationPage.ROOT.resolve("docs/thresholds.md"), "the tables");

  private static String value(Double value) {
    return value == null ? "" : Limits.text(value);
  }

  private static String thresholds() {
    return table(
        List.of("threshold", "quantity", "unit", "when", "remark", "warning", "source"),
        Arrays.stream(Threshold.values())
            .map(Threshold::row)
            .map(
                row ->
                    List.of(
                        "`" + row.name() + "`",
                        row.quantity(),
                        row.unit().words(),
                        row.when().word(),
                        value(row.remark()),
                        value(row.warning()),
                        row.source())));
  }

  private static String conditions() {
    return table(
        List.of("condition", "meaning", "unit", "value", "source"),
        Arrays.stream(Condition.values())
            .map(Condition::row)
            .map(
                row ->
                    List.of(
                        "`" + row.name() + "`",
                        row.meaning(),
                        row.unit().words(),
                        Limits.text(row.value()),
                        row.source())));
  }

  private static String table(List<String> heading, Stream<List<String>> rows) {
    return line(heading)
        + line(heading.stream().map(cell -> "---").toList()).replace(" ", "")
        + rows.map(ThresholdsPageTest::line).collect(Collectors.joining());
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells).replace("|  |", "| |") + " |\n";
  }

  @Test
  void hasBothTables() throws IOException {
    PAGE.assertIs(
        "\n## Thresholds\n\n" + thresholds() + "\n## Conditions\n\n" + conditions() + "\n");
  }
}
