package io.fjprobe.fleet.facts;

import io.fjprobe.fleet.schema.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one file says.
 *
 * @param file as it was named
 * @param recordingId null: it could not be read
 * @param known the facts of this recording are there already, so that there are no rows
 * @param rows of all tables
 * @param warnings about parts that could not be read
 * @param error why it can't be used; null: it can
 */
public record FileFacts(
    String file,
    @Nullable String recordingId,
    boolean known,
    List<Row> rows,
    List<String> warnings,
    @Nullable String error) {

  /** What stands for it in the name of a file of rows. */
  public String key() {
    return recordingId != null && error == null
        ? recordingId
        : String.valueOf(rows.get(rows.size() - 1).get("row_key"));
  }
}
