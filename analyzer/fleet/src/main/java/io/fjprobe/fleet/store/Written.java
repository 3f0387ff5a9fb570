package io.fjprobe.fleet.store;

import io.fjprobe.fleet.schema.Schema;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Recordings whose facts are in a folder. */
public final class Written {

  private record State(@Nullable String file, long bytes, @Nullable LocalDateTime modified) {}

  private final Set<String> ids = new HashSet<>();
  private final Set<State> files = new HashSet<>();

  /** All that the folder has. */
  public static Written in(FactsFolder folder, Database database) throws FactsException {
    Written written = new Written();
    List<Path> tables = folder.files(Schema.RECORDINGS);
    if (tables.isEmpty()) {
      return written;
    }
    try {
      database.read(
          "SELECT recording_id, file, file_bytes, file_modified FROM " + Views.parquet(tables),
          row -> {
            written.add(row.getString(1));
            written.add(row.getString(2), row.getLong(3), row.getObject(4, LocalDateTime.class));
          });
    } catch (SQLException e) {
      throw new FactsException(
          folder.path() + " can't be read: " + Database.reason(e) + "; write the facts anew", e);
    }
    return written;
  }

  public boolean has(String recordingId) {
    return ids.contains(recordingId);
  }

  /** It has not changed since. */
  public boolean has(String file, long bytes, LocalDateTime modified) {
    return files.contains(new State(file, bytes, modified));
  }

  public void add(String recordingId) {
    ids.add(recordingId);
  }

  /** A file as it was when its recording was read. */
  public void add(@Nullable String file, long bytes, @Nullable LocalDateTime modified) {
    files.add(new State(file, bytes, modified));
  }
}
