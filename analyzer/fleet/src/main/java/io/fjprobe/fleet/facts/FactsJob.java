package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.fleet.FactsRequest;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.sketch.KllDurations;
import io.fjprobe.fleet.store.Batch;
import io.fjprobe.fleet.store.Database;
import io.fjprobe.fleet.store.FactsException;
import io.fjprobe.fleet.store.FactsFolder;
import io.fjprobe.fleet.store.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Reads recordings one by one and writes their rows, those of many recordings at once. */
public final class FactsJob {

  /** Small files are slow to read, and what is not written is lost when somebody interrupts. */
  private static final int ROWS_OF_A_FILE = 20_000;

  private static final int RECORDINGS_OF_A_FILE = 100;

  private final FactsRequest request;
  private final Consumer<String> say;
  private final List<String> keys = new ArrayList<>();
  private int done;
  private int before;
  private int failed;

  public FactsJob(FactsRequest request, Consumer<String> say) {
    this.request = request;
    this.say = say;
  }

  /** False: a recording could not be read, or there is none. */
  public boolean run() throws FactsException {
    List<Path> files = RecordingFiles.of(request.recordings());
    if (files.isEmpty()) {
      throw new FactsException(
          "no recordings in "
              + String.join(", ", request.recordings().stream().map(Path::toString).toList())
              + ": there is no file *.jfr or *.jfr.gz");
    }
    FactsFolder folder = FactsFolder.forWriting(request.out(), request.windowNanos());
    try (Database database = Database.open();
        Batch batch = new Batch(database, folder)) {
      Written written = Written.in(folder, database);
      for (Path file : files) {
        add(file, written, batch);
        if (batch.rows(Schema.FACTS) >= ROWS_OF_A_FILE
            || batch.rows(Schema.RECORDINGS) >= RECORDINGS_OF_A_FILE) {
          write(batch);
        }
      }
      write(batch);
    }
    say.accept(summary());
    return failed == 0;
  }

  private void write(Batch batch) throws FactsException {
    if (!keys.isEmpty()) {
      batch.write(Digest.of(keys.toArray()));
      keys.clear();
    }
  }

  private String summary() {
    return "facts of "
        + recordings(done)
        + " written to "
        + request.out()
        + (before == 0 ? "" : "; those of " + recordings(before) + " were there before")
        + (failed == 0
            ? ""
            : "; " + recordings(failed) + " can't be used: see the table of errors");
  }

  private static String recordings(int number) {
    return number == 1 ? "1 recording" : number + " recordings";
  }

  private void add(Path file, Written written, Batch batch) throws FactsException {
    try {
      BasicFileAttributes state = Files.readAttributes(file, BasicFileAttributes.class);
      LocalDateTime modified = Times.utc(state.lastModifiedTime().toMillis() * 1_000_000);
      if (written.has(file.toString(), state.size(), modified)) {
        before++;
        return;
      }
      add(file, state.size(), modified, written, batch);
    } catch (IOException e) {
      error(file, file + " can't be read: " + Reason.of(e), false, batch);
    } catch (UnreadableRecordingException e) {
      error(file, String.valueOf(e.getMessage()), false, batch);
    } catch (OutOfMemoryError e) {
      error(
          file,
          file + " is too large for the Java heap; try again with JAVA_OPTS=-Xmx1g",
          false,
          batch);
    } catch (RuntimeException | StackOverflowError e) {
      error(
          file,
          file + " can't be analyzed: unexpected " + e + "; please report this",
          false,
          batch);
    }
  }

  private void add(Path file, long bytes, LocalDateTime modified, Written written, Batch batch)
      throws FactsException, UnreadableRecordingException {
    Recording recording =
        new RecordingReader(request.progress().apply(file))
            .inWindows(request.windowNanos())
            .withSketches(KllDurations::new)
            .ofApplication(request.application())
            .read(file);
    RecordingRows rows = new RecordingRows(recording, request.windowNanos(), request.labels());
    if (!rows.isOfOurs()) {
      error(
          file,
          file
              + " has no fjprobe events. Was the agent attached? Run the program with"
              + " -javaagent:fjprobe.jar",
          false,
          batch);
      return;
    }
    if (written.has(rows.recordingId())) {
      before++;
      return;
    }
    List<Row> all = rows.all();
    all.get(all.size() - 1)
        .set("file", file.toString())
        .set("file_bytes", bytes)
        .set("file_modified", modified)
        .set("analyzer_version", request.version());
    batch.add(all);
    written.add(rows.recordingId());
    keys.add(rows.recordingId());
    done++;
    for (String problem : recording.problems()) {
      say.accept("warning: " + file + ": " + problem);
      batch.add(List.of(errorRow(file, problem, true)));
    }
  }

  private void error(Path file, String reason, boolean partial, Batch batch) throws FactsException {
    failed++;
    say.accept(reason);
    Row row = errorRow(file, reason, partial);
    keys.add(String.valueOf(row.get("row_key")));
    batch.add(List.of(row));
  }

  private static Row errorRow(Path file, String reason, boolean partial) {
    return Schema.ERRORS
        .row()
        .set("schema_version", (long) Schema.VERSION)
        .set("row_key", Digest.of(file, reason))
        .set("file", file.toString())
        .set("reason", reason)
        .set("partial", partial);
  }
}
