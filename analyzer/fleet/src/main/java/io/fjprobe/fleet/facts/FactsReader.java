package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.schema.Row;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.sketch.KllDurations;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Makes the rows of files. What can't be read is a row, too.
 *
 * @param windowNanos length of a window
 * @param labels that win over those in the recordings
 * @param application prefixes of packages and classes; null: like the main class
 * @param version of the analyzer
 * @param moreMemory how to give this JVM a larger heap
 */
public record FactsReader(
    long windowNanos,
    Map<String, String> labels,
    @Nullable List<String> application,
    String version,
    String moreMemory) {

  /** Where the bytes of a recording are. */
  public interface Source {

    /** Where it can be read, now or after this call brought it here. */
    Path local() throws IOException;
  }

  /**
   * Never fails but for errors of the JVM other than those that a file can cause.
   *
   * @param file as it was named
   * @param known recordings whose rows are not needed
   */
  public FileFacts read(
      String file,
      long bytes,
      LocalDateTime modified,
      Source source,
      Progress progress,
      Predicate<String> known) {
    String path = file;
    try {
      Path local = source.local();
      path = local.toString();
      return facts(file, bytes, modified, local, progress, known);
    } catch (IOException e) {
      return failed(file, file + " can't be read: " + Reason.of(e));
    } catch (UnreadableRecordingException e) {
      // whoever reads this knows the file by its name, wherever it was brought
      return failed(file, String.valueOf(e.getMessage()).replace(path, file));
    } catch (OutOfMemoryError e) {
      return failed(file, file + " is too large for the Java heap; try again with " + moreMemory);
    } catch (RuntimeException | StackOverflowError e) {
      return failed(file, file + " can't be analyzed: unexpected " + e + "; please report this");
    }
  }

  private FileFacts facts(
      String file,
      long bytes,
      LocalDateTime modified,
      Path local,
      Progress progress,
      Predicate<String> known)
      throws UnreadableRecordingException {
    Recording recording =
        new RecordingReader(progress)
            .inWindows(windowNanos)
            .withSketches(KllDurations::new)
            .ofApplication(application)
            .read(local);
    RecordingRows rows = new RecordingRows(recording, windowNanos, labels);
    if (!rows.isOfOurs()) {
      return failed(
          file,
          file
              + " has no fjprobe events. Was the agent attached? Run the program with"
              + " -javaagent:fjprobe.jar");
    }
    if (known.test(rows.recordingId())) {
      return new FileFacts(file, rows.recordingId(), true, List.of(), List.of(), null);
    }
    List<Row> all = new ArrayList<>();
    for (String problem : recording.problems()) {
      all.add(errorRow(file, problem, true));
    }
    List<Row> own = rows.all();
    own.get(own.size() - 1)
        .set("file", file)
        .set("file_bytes", bytes)
        .set("file_modified", modified)
        .set("analyzer_version", version);
    all.addAll(own);
    return new FileFacts(
        file, rows.recordingId(), false, all, List.copyOf(recording.problems()), null);
  }

  /** The facts of a file that can't be read: a row of errors. */
  public static FileFacts failed(String file, String reason) {
    return new FileFacts(
        file, null, false, List.of(errorRow(file, reason, false)), List.of(), reason);
  }

  private static Row errorRow(String file, String reason, boolean partial) {
    return Schema.ERRORS
        .row()
        .set("schema_version", (long) Schema.VERSION)
        .set("row_key", Digest.of(file, reason))
        .set("file", file)
        .set("reason", reason)
        .set("partial", partial);
  }
}
