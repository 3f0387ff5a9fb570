package io.fjprobe.fleet.facts;

import io.fjprobe.analyzer.fleet.FactsRequest;
import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.schema.Schema;
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
import org.jspecify.annotations.Nullable;

/** Reads recordings one by one and writes their rows, those of many recordings at once. */
public final class FactsJob {

  /** Small files are slow to read, and what is not written is lost when somebody interrupts. */
  private static final int ROWS_OF_A_FILE = 20_000;

  private static final int RECORDINGS_OF_A_FILE = 100;

  private final FactsRequest request;
  private final Consumer<String> say;
  private final FactsReader reader;
  private final List<String> keys = new ArrayList<>();
  private int done;
  private int before;
  private int failed;

  public FactsJob(FactsRequest request, Consumer<String> say) {
    this.request = request;
    this.say = say;
    reader =
        new FactsReader(
            request.windowNanos(),
            request.labels(),
            request.application(),
            request.version(),
            "JAVA_OPTS=-Xmx1g");
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
    say.accept(FactsSummary.of(done, before, failed, request.out()));
    return failed == 0;
  }

  private void write(Batch batch) throws FactsException {
    if (!keys.isEmpty()) {
      batch.write(Digest.of(keys.toArray()));
      keys.clear();
    }
  }

  private void add(Path file, Written written, Batch batch) throws FactsException {
    FileFacts facts = read(file, written);
    if (facts == null || facts.known()) {
      before++;
      return;
    }
    if (facts.error() != null) {
      failed++;
      say.accept(facts.error());
    } else {
      done++;
      facts.warnings().forEach(warning -> say.accept("warning: " + file + ": " + warning));
    }
    batch.add(facts.rows());
    if (facts.recordingId() != null) {
      written.add(facts.recordingId());
    }
    keys.add(facts.key());
  }

  /** Null: the file was read before. */
  private @Nullable FileFacts read(Path file, Written written) {
    try {
      BasicFileAttributes state = Files.readAttributes(file, BasicFileAttributes.class);
      LocalDateTime modified = Times.utc(state.lastModifiedTime().toMillis() * 1_000_000);
      return written.has(file.toString(), state.size(), modified)
          ? null
          : reader.read(
              file.toString(),
              state.size(),
              modified,
              () -> file,
              request.progress().apply(file),
              written::has);
    } catch (IOException e) {
      return FactsReader.failed(file.toString(), file + " can't be read: " + Reason.of(e));
    }
  }
}
