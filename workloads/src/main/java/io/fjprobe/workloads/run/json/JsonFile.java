package io.fjprobe.workloads.run.json;

import io.fjprobe.workloads.run.options.Places;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.text.Reason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file of {@code --json}. */
public final class JsonFile {
  private final Path file;

  private JsonFile(Path file) {
    this.file = file;
  }

  /** Opened before anything runs, for a name that cannot be written should not cost a run. */
  public static JsonFile open(String name) throws UsageException {
    JsonFile file = new JsonFile(Places.named("json", name));
    file.write("");
    return file;
  }

  public void write(String json) throws UsageException {
    try {
      Files.write(file, json.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UsageException(
          "cannot write " + file + " (" + Reason.of(e) + ")",
          "its directory is missing or not writable",
          "name another file by --json");
    }
  }
}
