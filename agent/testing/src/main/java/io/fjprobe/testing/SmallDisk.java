package io.fjprobe.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** A disk in memory that is soon full. Skips the test where this user may not mount one. */
public final class SmallDisk implements AutoCloseable {

  public final Path folder;

  public SmallDisk(Path directory, int megabytes) {
    try {
      folder = Files.createDirectory(directory.resolve("disk"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String said =
        run("mount", "-t", "tmpfs", "-o", "size=" + megabytes + "m", "tmpfs", folder.toString());
    if (said != null) {
      Assumptions.abort("cannot mount a small disk: " + said);
    }
  }

  /** What it says if it fails, else null. */
  private static String run(String... command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return process.waitFor() == 0 ? null : String.join(" ", command) + ": " + said.strip();
    } catch (IOException e) {
      return e.toString();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    String said = run("umount", folder.toString());
    if (said != null) {
      throw new IllegalStateException(said);
    }
  }
}
