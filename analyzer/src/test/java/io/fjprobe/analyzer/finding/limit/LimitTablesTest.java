package io.fjprobe.analyzer.finding.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.PrintedLimits;
import io.fjprobe.analyzer.finding.list.Findings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All numbers that findings judge by are in the tables, and the tables have no others. */
class LimitTablesTest {

  private static final Path FINDINGS = Path.of("src/main/java/io/fjprobe/analyzer/finding");
  private static final Path LIMITS = FINDINGS.resolve("limit");

  /** These are releases of the JDK, and how much is printed. */
  private static final Set<String> NO_LIMITS =
      Set.of("LAST_JDK", "LAST_JDK_WITH_TABLE", "MONITORS_FREE", "LINES", "THREADS_NAMED");

  private static final Pattern NUMBER =
      Pattern.compile("(?m)^\\s*[\\w ]*\\b(?:double|float|long|int|Duration) ([A-Z][A-Z_]*) =");

  private static Set<String> ids() {
    return Findings.all().stream().map(Finding::id).collect(Collectors.toSet());
  }

  private static List<String> sources(Path... without) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> Arrays.stream(without).noneMatch(file::startsWith))
          .map(LimitTablesTest::read)
          .toList();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void findingsHaveNoNumbersOfTheirOwn() throws IOException {
    Set<String> found = new HashSet<>();
    try (Stream<Path> files = Files.walk(FINDINGS)) {
      files
          .filter(file -> file.toString().endsWith(".java") && !file.startsWith(LIMITS))
          .map(LimitTablesTest::read)
          .flatMap(source -> NUMBER.matcher(source).results())
          .map((MatchResult number) -> number.group(1))
          .forEach(found::add);
    }
    assertThat(found).isEqualTo(NO_LIMITS);
  }

  @Test
  void everyThresholdIsOfAFinding() {
    Set<String> withThreshold =
        Arrays.stream(Threshold.values())
            .map(threshold -> threshold.row().finding())
            .collect(Collectors.toSet());
    Set<String> expected = ids();
    assertThat(expected).hasSize(57).containsAll(PrintedLimits.WITHOUT);
    expected.removeAll(PrintedLimits.WITHOUT);
    assertThat(withThreshold).isEqualTo(expected);
  }

  @Test
  void everyConditionIsOfAFindingOrShared() {
    assertThat(Condition.values())
        .extracting(condition -> condition.row().name())
        .filteredOn(name -> name.contains("."))
        .isNotEmpty()
        .allSatisfy(name -> assertThat(ids()).contains(name.replaceFirst("\\..*", "")));
  }

  @Test
  void everyRowIsUsed() throws IOException {
    String sources = String.join("\n", sources(LIMITS));
    assertThat(Stream.of(Threshold.values(), Condition.values()).flatMap(Arrays::stream))
        .allSatisfy(
            row -> assertThat(sources).containsPattern("\\b" + ((Enum<?>) row).name() + "[,)]"));
  }

  @Test
  void everyValueMakesSense() {
    assertThat(Threshold.values())
        .allSatisfy(
            threshold -> {
              ThresholdRow row = threshold.row();
              assertThat(row.remark() == null && row.warning() == null).isFalse();
              assertThat(row.quantity()).isNotBlank();
              assertThat(row.source()).isNotBlank();
            });
    assertThat(LimitName.all()).allMatch(name -> name.unit().allows(Limits.standard().value(name)));
    assertThat(Condition.values())
        .allSatisfy(
            condition -> {
              ConditionRow row = condition.row();
              assertThat(row.unit().allows(row.value())).isTrue();
              assertThat(row.meaning()).endsWith(".");
              assertThat(row.source()).isNotBlank();
            });
    assertThat(Limits.standard().contradiction()).isEmpty();
    assertThat(Limits.standard().changed()).isEmpty();
  }

  private enum First {
    FIRST_ONE
  }

  private enum Both {
    FIRST_ONE,
    SECOND
  }

  private enum Other {
    OTHER
  }

  @Test
  void aTableHasARowForEachConstantAndNoOther() {
    assertThat(TableFile.rows("first.txt", First.class, (name, cells) -> name + cells))
        .containsExactly(Map.entry(First.FIRST_ONE, "first.one[a, b]"));
    assertThatThrownBy(() -> TableFile.rows("first.txt", Both.class, (name, cells) -> name))
        .hasMessage("first.txt has no row for [SECOND]");
    assertThatThrownBy(() -> TableFile.rows("first.txt", Other.class, (name, cells) -> name))
        .hasMessageContaining("FIRST_ONE");
  }
}
