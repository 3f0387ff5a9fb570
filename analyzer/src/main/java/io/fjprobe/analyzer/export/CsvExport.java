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
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A table for each event type, a row for each event. The columns are recording, startTime (UTC),
 * duration_ns, thread, threadId, then the fields of the event (times end in _ns), then the line of
 * code where the event has a stack. A cell is empty where nothing was recorded.
 */
public final class CsvExport implements EventConsumer, Closeable {

  private static final String PREFIX = "fjprobe.";
  private static final CsvMapper MAPPER = CsvMapper.builder().build();

  /**
   * Files are opened with these options. A link that somebody put there leads out of the folder.
   */
  private static final OpenOption[] NEW_OR_EMPTIED = {
    StandardOpenOption.CREATE,
    StandardOpenOption.TRUNCATE_EXISTING,
    StandardOpenOption.WRITE,
    LinkOption.NOFOLLOW_LINKS
  };

  private record Table(SequenceWriter rows, List<EventView.Field> fields) {}

  private final TableFiles files;
  private final Map<String, Table> tables = new TreeMap<>();

  @SuppressWarnings("NullAway.Init") // recording() sets it
  private String recording;

  private long events;

  /**
   * @param directory is made if it is not there
   */
  public CsvExport(Path directory) throws IOException {
    files = new TableFiles(Files.createDirectories(directory));
  }

  /** Begins the next recording. */
  public void recording(Path file) {
    recording = Cells.text(file.toString());
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
        addThread(row, value instanceof ThreadKey thread ? thread : null);
      } else {
        row.add(Cells.of(value instanceof ThreadKey thread ? thread.name() : value));
      }
    }
    row.add(Cells.of(event.line()));
    table.rows.write(row);
    events++;
  }

  private Table open(EventView event) throws IOException {
    CsvSchema.Builder schema = CsvSchema.builder().setUseHeader(true);
    List.of("recording", "startTime", "duration_ns", "thread", "threadId")
        .forEach(schema::addColumn);
    for (EventView.Field field : event.fields()) {
      String column = Cells.text(field.name());
      schema.addColumn(field.nanos() ? column + "_ns" : column);
      if (isThread(field)) {
        schema.addColumn(column + "Id");
      }
    }
    schema.addColumn("line");
    Path file = files.file(event.type().substring(PREFIX.length()));
    OutputStream out = Files.newOutputStream(file, NEW_OR_EMPTIED);
    return new Table(MAPPER.writer(schema.build()).writeValues(out), List.copyOf(event.fields()));
  }

  /** Whether a field is a thread. Our events have only one such field. */
  private static boolean isThread(EventView.Field field) {
    return field.name().equals("worker");
  }

  private static void addThread(List<Object> row, @Nullable ThreadKey thread) {
    row.add(thread == null ? null : Cells.of(thread.name()));
    row.add(thread == null || thread.id() < 0 ? null : thread.id());
  }

  @Override
  public void close() throws IOException {
    for (Table table : tables.values()) {
      table.rows.close();
    }
  }
}
