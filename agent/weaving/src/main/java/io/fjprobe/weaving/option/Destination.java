package io.fjprobe.weaving.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/**
 * The file of the agent's own recording. If the user named no file and the usual folder cannot be
 * written, it is in the folder of temporary files.
 */
public final class Destination {

  private final Path file;
  private final boolean named;
  private final String reason;

  private Destination(Path file, boolean named, String reason) {
    this.file = file;
    this.named = named;
    this.reason = reason;
  }

  /** Named by the user. */
  public static Destination named(Path file) {
    return new Destination(file, true, "");
  }

  /**
   * Not named by the user: the file is new, and exists when this returns.
   *
   * @param usual what {@link FileName#resolve} made of the default
   * @throws OptionException if there is no place for it
   */
  public static Destination claim(Path usual) {
    return claim(usual, Paths.get(System.getProperty("java.io.tmpdir")).toAbsolutePath());
  }

  static Destination claim(Path usual, Path temporary) {
    try {
      return new Destination(FileName.claim(usual), false, "");
    } catch (IOException e) {
      String reason = usual.getParent() + " cannot be written (" + Reason.of(e) + ")";
      try {
        Path file = FileName.claim(temporary.resolve(usual.getFileName()));
        return new Destination(file, false, ", because " + reason);
      } catch (IOException second) {
        throw new OptionException(
            reason
                + ", and neither can "
                + temporary
                + " ("
                + Reason.of(second)
                + "); choose another file with file=NAME");
      }
    }
  }

  public Path file() {
    return file;
  }

  /** To be printed after the file if it is not in the usual folder; else empty. */
  public String reason() {
    return reason;
  }

  /** How to name the file in the folder where the application runs. */
  public String shortName() {
    return (reason.isEmpty() ? file.getFileName() : file).toString();
  }

  /** No recording will be saved, so the file that was claimed for it is deleted. */
  public void giveBack() {
    if (!named) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        // an empty file stays, which harms nobody
      }
    }
  }
}
