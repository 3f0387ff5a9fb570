package io.fjprobe.weaving.option;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The file of the agent's own recording: %p is the process id, %t the time of start. */
public final class FileName {

  private static final String DEFAULT = "fjprobe-%p.jfr";
  private static final String DEFAULT_ATTACHED = "fjprobe-%p-%t.jfr";

  private FileName() {}

  /** For a JVM that the agent is attached to, which may happen more than once. */
  public static Path ofAttached(String pattern, String pid) {
    return absolute(pattern == null ? DEFAULT_ATTACHED : pattern, pid);
  }

  private static Path absolute(String pattern, String pid) {
    String name = pattern.replace("%p", pid);
    if (name.contains("%t")) { // only then: the first use of dates and locales takes long
      name =
          name.replace(
              "%t",
              LocalDateTime.now()
                  .format(DateTimeFormatter.ofPattern("yyyy_MM_dd_HH_mm_ss", Locale.ROOT)));
    }
    try {
      return Paths.get(name).toAbsolutePath();
    } catch (InvalidPathException e) {
      throw new OptionException("file=" + name + " is not a file name: " + e.getReason());
    }
  }

  /**
   * @throws OptionException if it could not be written
   */
  public static Path resolve(String pattern, String pid) {
    Path file = absolute(pattern == null ? DEFAULT : pattern, pid);
    Path directory = file.getParent();
    if (Files.isDirectory(file)) {
      throw new OptionException("cannot write " + file + ": it is a directory");
    }
    if (directory == null || !Files.isDirectory(directory)) {
      throw new OptionException("cannot write " + file + ": there is no directory " + directory);
    }
    if (!Files.isWritable(Files.exists(file) ? file : directory)) {
      throw new OptionException("cannot write " + file + ": no permission");
    }
    return file;
  }
}
