package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class JsonReportTest {

  private static JsonNode json(Report report) throws IOException {
    return new JsonMapper().readTree(JsonReport.of(report));
  }

  @Test
  void carriesTheSchemaAndTheRawNumbers() throws IOException {
    JsonNode report = json(ReportFixture.troubled());
    assertThat(report.at("/schema").asText()).isEqualTo("fjprobe.summary/2");
    JsonNode section = report.at("/recordings/0/account/sections/0");
    assertThat(section.at("/operations/nanosPerOperation").asDouble()).isEqualTo(1e6);
    JsonNode pool = section.at("/pools/0");
    assertThat(pool.at("/time/totalNanos").asLong()).isEqualTo(4_000_000_000L);
    assertThat(pool.at("/time/runningNanos").asLong()).isEqualTo(1_650_000_000L);
    assertThat(pool.at("/counters/sparesCreated/count").asLong()).isEqualTo(64);
    assertThat(pool.at("/tasksRun/derived").asBoolean()).isTrue();
    assertThat(pool.at("/joins/ownWorkByLine/0/name").asText()).isEqualTo("app.Tree.compute:42");
  }

  /** Whatever the order in which a JVM lists methods. */
  @Test
  void whatIsComputedComesLastAndInOrder() throws IOException {
    JsonNode time =
        json(ReportFixture.troubled()).at("/recordings/0/account/sections/0/pools/0/time");
    assertThat(time.fieldNames())
        .toIterable()
        .startsWith("workers", "totalNanos")
        .endsWith("waitCount", "runningNanos", "otherWaits");
  }

  @Test
  void findingsSayWhatTheTextSays() throws IOException {
    JsonNode part = json(ReportFixture.troubled()).at("/recordings/0");
    String text = TextReport.of(ReportFixture.troubled()).replaceAll("\\s+", " ");
    assertThat(text).contains(part.at("/verdict").asText());
    assertThat(part.at("/findings/0/severity").asText()).isEqualTo("WARNING");
    assertThat(text).contains(part.at("/findings/0/summary").asText());
  }

  @Test
  void carriesTheTasks() throws IOException {
    JsonNode pool = json(ReportFixture.everyTask()).at("/recordings/0/account/sections/0/pools/0");
    assertThat(pool.at("/tasksRun/count").asLong()).isEqualTo(100_100);
    assertThat(pool.at("/tasksRun/derived").asBoolean(true)).isFalse();
    assertThat(pool.at("/counters/signals/perTask").asDouble()).isEqualTo(2_500.0 / 100_100);
    assertThat(pool.at("/taskRuns/byClass/0/meanNanos").asLong()).isEqualTo(12_345);
    assertThat(pool.at("/taskRuns/byClass/0/origins/stolen").asLong()).isEqualTo(25_100);
    assertThat(pool.at("/queueGrowth/largestCapacity").asLong()).isEqualTo(131_072);
    assertThat(pool.at("/time/spinNanos").asLong()).isEqualTo(40_000_000);
  }

  @Test
  void notRecordedIsNull() throws IOException {
    JsonNode pool =
        json(ReportFixture.withoutStatistics()).at("/recordings/0/account/sections/0/pools/0");
    assertThat(pool.at("/counters/forks/count").isNull()).isTrue();
    assertThat(pool.at("/time/totalNanos").isNull()).isTrue();
    assertThat(pool.at("/time/runningNanos").isNull()).isTrue();
  }
}
