package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TextReportTest {

  @Test
  void troubled() throws IOException {
    Golden.compare("troubled.txt", TextReport.of(ReportFixture.troubled()));
  }

  @Test
  void sampled() throws IOException {
    Golden.compare("sampled.txt", TextReport.of(ReportFixture.sampled()));
  }

  @Test
  void healthy() throws IOException {
    Golden.compare("healthy.txt", TextReport.of(ReportFixture.healthy()));
  }

  @Test
  void everyTask() throws IOException {
    Golden.compare("every-task.txt", TextReport.of(ReportFixture.everyTask()));
  }

  @Test
  void withoutOperationsNothingIsPerOperation() {
    PoolFixture pool = new PoolFixture();
    pool.operations = null;
    assertThat(TextReport.of(ReportFixture.report(pool)))
        .contains("per task\n")
        .doesNotContain("per operation");
  }

  @Test
  void whatIsDerivedSaysSo() {
    assertThat(TextReport.of(ReportFixture.healthy())).contains("tasks run from queues (derived) ");
    assertThat(TextReport.of(ReportFixture.everyTask())).doesNotContain("(derived)");
    assertThat(TextReport.of(ReportFixture.withoutStatistics()))
        .contains("  not recorded: tasks run from queues, ");
  }

  @Test
  void withoutStatistics() throws IOException {
    Golden.compare("without-statistics.txt", TextReport.of(ReportFixture.withoutStatistics()));
  }

  @Test
  void stalled() throws IOException {
    Golden.compare("stalled.txt", TextReport.of(ReportFixture.stalled()));
  }

  @Test
  void severalWorkloads() throws IOException {
    Golden.compare("several-workloads.txt", TextReport.of(ReportFixture.severalWorkloads()));
  }

  @Test
  void fitsTheWidth() {
    Stream.of(
            ReportFixture.troubled(),
            ReportFixture.healthy(),
            ReportFixture.sampled(),
            ReportFixture.everyTask(),
            ReportFixture.severalWorkloads(),
            ReportFixture.stalled(),
            ReportFixture.withoutStatistics())
        .flatMap(report -> TextReport.of(report).lines())
        .forEach(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(Page.WIDTH));
  }

  @Test
  void whatWasNotRecordedIsNeverZero() {
    assertThat(TextReport.of(ReportFixture.withoutStatistics()).replaceAll("\\s+", " "))
        .contains("Worker time: not recorded", "not recorded: ", "size of tasks:")
        .doesNotContain("zero: ", "0 ns");
  }

  @Test
  void namesAreShortenedInTheMiddle() {
    assertThat(Shortened.middle("short", 10)).isEqualTo("short");
    assertThat(Shortened.middle("com.example.deep.Task", 14))
        .isEqualTo("com...eep.Task")
        .hasSize(14);
  }

  @Test
  void unitsStayWithTheirNumbers() {
    String words = "word ".repeat(19) + "123 ms more";
    assertThat(new Page().paragraph("", words).toString()).contains("\n123 ms more");
  }
}
