package io.fjprobe.analyzer.compare.cause.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.cause.list.Causes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of the numbers that causes judge by. */
class CauseLimitTest {

  private static final Path CAUSES = Path.of("src/main/java/io/fjprobe/analyzer/compare/cause");
  private static final Set<String> UNITS = Set.of("share", "factor", "count", "per second", "ns");

  /** A number that is no 0 or 1, outside of names and texts; 1e9 turns seconds into nanoseconds. */
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])(?![01]\\b(?!\\.))(?!1e9)\\d");

  @Test
  void eachRowHasAHandleAndEachHandleARow() {
    assertThat(CauseLimit.read())
        .extracting(CauseLimit::constant)
        .containsExactly(
            Arrays.stream(CauseLimit.values()).map(CauseLimit::name).toArray(String[]::new));
  }

  @Test
  void eachRowSaysWhatItIsAndWhereItComesFrom() {
    List<String> causes = Causes.ids();
    assertThat(CauseLimit.values())
        .extracting(CauseLimit::row)
        .allSatisfy(
            row -> {
              assertThat(row.unit()).isIn(UNITS);
              assertThat(row.value()).isPositive();
              assertThat(row.quantity()).isNotBlank().doesNotEndWith(".");
              assertThat(row.source()).isNotBlank().doesNotEndWith(".");
              if (row.unit().equals("share")) {
                assertThat(row.value()).isLessThanOrEqualTo(1);
              }
              if (row.name().contains(".")) {
                assertThat(causes).contains(row.name().replaceFirst("\\..*", ""));
              }
            });
  }

  @Test
  void eachLimitIsUsed() throws IOException {
    String code = String.join("\n", code());
    assertThat(CauseLimit.values())
        .allSatisfy(limit -> assertThat(code).containsPattern("CauseLimit\\." + limit + "\\b"));
  }

  @Test
  void causesHaveNoNumbersOfTheirOwn() throws IOException {
    assertThat(code()).isNotEmpty().noneMatch(line -> NUMBER.matcher(line).find());
  }

  /** Returns the lines of all causes without comments and texts. */
  private static List<String> code() throws IOException {
    try (Stream<Path> files = Files.walk(CAUSES)) {
      List<String> lines =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.startsWith(CAUSES.resolve("limit")))
              .flatMap(CauseLimitTest::lines)
              .toList();
      assertThat(lines).hasSizeGreaterThan(100);
      return lines;
    }
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readString(file)
          .replaceAll("(?s)/\\*.*?\\*/", "")
          .replaceAll("\"(\\\\.|[^\"\\\\\n])*\"", "\"\"")
          .replaceAll("//.*", "")
          .lines();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
