package io.fjprobe.weaving.option;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

/** The file of the agent's own recording: %p is the process id, %t the time of start. */
public final class FileName {

  private static final String DEFAULT = "fjprobe-%p.jfr";

  private FileName() {}

  /**
   * @throws OptionException if it could not be written
   */
  public static Path resolve(String pattern, String pid) {
    String time = new SimpleDateFormat("yyyy_MM_dd_HH_mm_ss", Locale.ROOT).format(new Date());
    String name = (pattern == null ? DEFAULT : pattern).replace("%p", pid).replace("%t", time);
    Path file;
    try {
      file = Paths.get(name).toAbsolutePath();
    } catch (InvalidPathException e) {
      throw new OptionException("file=" + name + " is not a file name: " + e.getReason());
    }
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
