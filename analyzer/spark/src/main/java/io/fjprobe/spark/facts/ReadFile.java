package io.fjprobe.spark.facts;

import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.facts.FactsReader;
import io.fjprobe.fleet.facts.FileFacts;
import io.fjprobe.fleet.facts.Times;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/** One task: reads one recording, by what the analyzer reads it with. */
final class ReadFile implements Function<InputFile, ReadFacts> {

  private static final long serialVersionUID = 1;
  private static final String LOCAL = "file";

  private final long windowNanos;
  private final Map<String, String> labels;
  private final @Nullable List<String> application;
  private final String version;
  private final SerializableConfiguration configuration;
  private final int attempts;

  /**
   * @param attempts that a task has
   */
  ReadFile(Job job, SerializableConfiguration configuration, int attempts) {
    windowNanos = job.windowNanos();
    labels = job.labels();
    application = job.application();
    version = job.version();
    this.configuration = configuration;
    this.attempts = attempts;
  }

  @Override
  public ReadFacts call(InputFile file) throws IOException {
    URI uri = new org.apache.hadoop.fs.Path(file.uri()).toUri();
    if (LOCAL.equals(uri.getScheme())) {
      return read(file, Path.of(uri.getPath()));
    }
    Path copy = Files.createTempFile("fjprobe-", suffix(file.name()));
    try {
      fetch(file, copy);
      return read(file, copy);
    } catch (IOException e) {
      if (TaskContext.get().attemptNumber() + 1 < attempts && !isGone(e)) {
        throw e; // the next attempt may be luckier
      }
      return ReadFacts.of(
          file, FactsReader.failed(file.name(), file.name() + " can't be read: " + Reason.of(e)));
    } finally {
      Files.deleteIfExists(copy);
    }
  }

  private static boolean isGone(IOException e) {
    return e instanceof FileNotFoundException;
  }

  private static String suffix(String name) {
    return name.endsWith(".gz") ? ".jfr.gz" : ".jfr";
  }

  private void fetch(InputFile file, Path copy) throws IOException {
    org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(file.uri());
    FileSystem system = path.getFileSystem(configuration.value());
    try (InputStream in = system.open(path)) {
      Files.copy(in, copy, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private ReadFacts read(InputFile file, Path local) {
    FactsReader reader =
        new FactsReader(
            windowNanos,
            labels,
            application,
            version,
            "more memory: spark-submit --executor-memory, or --driver-memory with --master=local");
    FileFacts facts =
        reader.read(
            file.name(),
            file.bytes(),
            Times.utc(file.modifiedMillis() * 1_000_000),
            () -> local,
            Progress.NONE,
            id -> false);
    return ReadFacts.of(file, facts);
  }
}
