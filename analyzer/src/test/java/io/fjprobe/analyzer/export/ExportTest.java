package io.fjprobe.analyzer.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import io.fjprobe.analyzer.recording.file.EventReader;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.testing.Contract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportTest {

  @TempDir private static Path directory;
  private static Path recording;
  private static List<RecordedEvent> events;

  @BeforeAll
  static void record() throws IOException {
    recording = JoinOrderScenario.record(directory.resolve("run.jfr"));
    events = RecordingFile.readAllEvents(recording);
  }

  private static List<RecordedEvent> events(String type) {
    return events.stream()
        .filter(e -> e.getEventType().getName().equals("fjprobe." + type))
        .toList();
  }

  private static Path trace(int copies) throws Exception {
    Path file = directory.resolve("trace-" + copies + ".json");
    try (TraceExport export = new TraceExport(Files.newOutputStream(file))) {
      for (int i = 0; i < copies; i++) {
        export.process("jvm " + i);
        new EventReader(Progress.NONE).read(recording, export);
      }
      assertThat(export.events()).isPositive();
    }
    return file;
  }

  private static List<Map<String, String>> rows(String type) throws Exception {
    Path tables = directory.resolve("tables");
    try (CsvExport export = new CsvExport(tables)) {
      export.recording(recording);
      assertThat(new EventReader(Progress.NONE).read(recording, export)).isEmpty();
    }
    try (MappingIterator<Map<String, String>> rows =
        new CsvMapper()
            .readerForMapOf(String.class)
            .with(CsvSchema.emptySchema().withHeader())
            .readValues(tables.resolve(type + ".csv").toFile())) {
      return rows.readAll();
    }
  }

  @Test
  void everyWaitAndStealIsInTheTrace() throws Exception {
    Trace trace = Trace.read(trace(1));
    assertThat(trace.slices("join wait")).hasSameSizeAs(events("JoinWait"));
    assertThat(trace.slices("workload")).hasSameSizeAs(events("WorkloadIteration"));
    assertThat(trace.of("s")).hasSameSizeAs(events("Steal"));
    JsonNode join = trace.slices("join wait").get(0);
    assertThat(join.at("/name").asText()).isEqualTo("join JoinOrderScenario");
    assertThat(join.at("/args/blockedTime_ns").asLong()).isEqualTo(5_000_000);
    assertThat(join.at("/args/line").asText()).contains("EventEmitter.commit:");
  }

  @Test
  void whatIsNotRecordedIsNotThere() throws Exception {
    Trace trace = Trace.read(trace(1));
    assertThat(trace.of("C"))
        .extracting(each -> each.get("name").asText())
        .contains("pool 2: workers", "pool 3: forks")
        .doesNotContain("pool 2: signals");
    assertThat(rows("PoolStatistics")).allMatch(row -> row.get("quiesceHelpSteals").isEmpty());
    assertThat(rows("PoolStatistics")).allMatch(row -> row.get("queuedTasks").equals("0"));
  }

  @Test
  void everyRecordingIsAProcess() throws Exception {
    Trace one = Trace.read(trace(1));
    Trace two = Trace.read(trace(2));
    assertThat(two.of("X")).hasSize(2 * one.of("X").size());
    assertThat(two.of("X")).extracting(each -> each.get("pid").asInt()).containsOnly(1, 2);
  }

  @Test
  void tablesHaveEveryEventAndEveryField() throws Exception {
    List<Map<String, String>> rows = rows("JoinWait");
    assertThat(rows).hasSameSizeAs(events("JoinWait"));
    assertThat(rows.stream().mapToLong(row -> Long.parseLong(row.get("blockedTime_ns"))).sum())
        .isEqualTo(events("JoinWait").stream().mapToLong(e -> e.getLong("blockedTime")).sum());
    RecordedEvent first = events("JoinWait").get(0);
    assertThat(rows)
        .anyMatch(
            row ->
                row.get("startTime").equals(first.getStartTime().toString())
                    && row.get("duration_ns").equals("" + first.getDuration().toNanos()));
    assertThat(rows.get(0).get("line")).contains("EventEmitter.commit:");
    for (Map.Entry<String, Map<String, Contract.Field>> event : Contract.events().entrySet()) {
      String type = event.getKey().substring("fjprobe.".length());
      if (!events(type).isEmpty()) {
        event
            .getValue()
            .values()
            .forEach(
                field ->
                    assertThat(columns(type))
                        .contains(field.name() + (field.unit().equals("ns") ? "_ns" : "")));
      }
    }
  }

  private static List<String> columns(String type) {
    try {
      return List.copyOf(rows(type).get(0).keySet());
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatTheConsumerThrowsComesOut() {
    EventConsumer full =
        new EventConsumer() {
          @Override
          public boolean wants(String type) {
            return true;
          }

          @Override
          public void begin(long startNanos) {
            // nothing to write yet
          }

          @Override
          public void accept(EventView event) throws IOException {
            throw new IOException("no space left on device");
          }
        };
    Assertions.assertThatThrownBy(() -> new EventReader(Progress.NONE).read(recording, full))
        .isInstanceOf(IOException.class)
        .hasMessage("no space left on device");
  }
}
