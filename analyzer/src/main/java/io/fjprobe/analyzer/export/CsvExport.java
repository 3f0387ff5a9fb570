package io.fjprobe.analyzer.export;

import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A table for each event type, a row for each event. The columns are recording, startTime (UTC),
 * duration_ns, thread, threadId, then the fields of the event (times end in _ns), then the line of
 * code where the event has a stack. A cell is empty where nothing was recorded.
 */
public final class CsvExport implements EventConsumer, Closeable {

  private static final String PREFIX = "fjprobe.";
  private static final CsvMapper MAPPER = CsvMapper.builder().build();

  private record Table(SequenceWriter rows, List<EventView.Field> fields) {}

  private final Path directory;
  private final Map<String, Table> tables = new TreeMap<>();
  private String recording;
  private long events;

  /**
   * @param directory is made if it is not there
   */
  public CsvExport(Path directory) throws IOException {
    this.directory = Files.createDirectories(directory);
  }

  /** The next recording. */
  public void recording(Path file) {
    recording = file.toString();
  }

  /** How many rows were written. */
  public long events() {
    return events;
  }

  @Override
  public boolean wants(String type) {
    return type.startsWith(PREFIX);
  }

  @Override
  public void begin(long startNanos) {
    // times are those of the clock
  }

  @Override
  public void accept(EventView event) throws IOException {
    Table table = tables.get(event.type());
    if (table == null) {
      table = open(event);
      tables.put(event.type(), table);
    }
    List<Object> row = new ArrayList<>();
    row.add(recording);
    row.add(Instant.ofEpochSecond(0, event.startNanos()).toString());
    row.add(event.durationNanos());
    addThread(row, event.thread());
    for (EventView.Field field : table.fields) {
      Object value = event.value(field.name());
      if (isThread(field)) {
        addThread(row, (ThreadKey) value);
      } else {
        row.add(value);
      }
    }
    row.add(event.line());
    table.rows.write(row);
    events++;
  }

  private Table open(EventView event) throws IOException {
    CsvSchema.Builder schema = CsvSchema.builder().setUseHeader(true);
    List.of("recording", "startTime", "duration_ns", "thread", "threadId")
        .forEach(schema::addColumn);
    for (EventView.Field field : event.fields()) {
      schema.addColumn(field.nanos() ? field.name() + "_ns" : field.name());
      if (isThread(field)) {
        schema.addColumn(field.name() + "Id");
      }
    }
    schema.addColumn("line");
    Path file = directory.resolve(event.type().substring(PREFIX.length()) + ".csv");
    OutputStream out = Files.newOutputStream(file);
    return new Table(MAPPER.writer(schema.build()).writeValues(out), List.copyOf(event.fields()));
  }

  /** The only field of that type in our events. */
  private static boolean isThread(EventView.Field field) {
    return field.name().equals("worker");
  }

  private static void addThread(List<Object> row, ThreadKey thread) {
    row.add(thread == null ? null : thread.name());
    row.add(thread == null || thread.id() < 0 ? null : thread.id());
  }

  @Override
  public void close() throws IOException {
    for (Table table : tables.values()) {
      table.rows.close();
    }
  }
}
