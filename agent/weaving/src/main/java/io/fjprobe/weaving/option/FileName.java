package io.fjprobe.weaving.option;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The file of the agent's own recording: %p is the process id, %t the time of start. */
public final class FileName {

  private static final String SUFFIX = ".jfr";
  private static final String DEFAULT = "fjprobe-%p" + SUFFIX;
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
              LocalDateTime.now(ZoneId.systemDefault())
                  .format(DateTimeFormatter.ofPattern("yyyy_MM_dd_HH_mm_ss", Locale.ROOT)));
    }
    try {
      return Paths.get(name).toAbsolutePath();
    } catch (InvalidPathException e) {
      throw new OptionException("file=" + name + " is not a file name: " + e.getReason());
    }
  }

  /**
   * Claims a name that the user did not choose, or a similar one. A file that already exists is not
   * overwritten, whether it is an older recording or a link that others have put there. The claimed
   * file exists when this returns.
   *
   * @param chosen what {@link #resolve} made of the default
   */
  static Path claim(Path chosen) throws IOException {
    String name = chosen.getFileName().toString();
    String stem = name.substring(0, name.length() - SUFFIX.length());
    Path file = chosen;
    for (int i = 1; ; i++) {
      try {
        Path claimed = Files.createFile(file); // fails where there is anything, also a link
        if (i > 1) {
          System.err.println("fjprobe: " + chosen + " already exists and is not overwritten");
        }
        return claimed;
      } catch (FileAlreadyExistsException e) {
        file = chosen.resolveSibling(stem + "-" + i + SUFFIX);
      }
    }
  }

  /**
   * A file that the user did not name is not checked: see {@link Destination}.
   *
   * @throws OptionException if the user named one that could not be written
   */
  public static Path resolve(Options options, String pid) {
    Path file = absolute(options.file() == null ? DEFAULT : options.file(), pid);
    if (options.fileIsChosen()) {
      refuseUnwritable(file);
    }
    return file;
  }

  private static void refuseUnwritable(Path file) {
    if (Files.isDirectory(file)) {
      throw new OptionException("cannot write " + file + ": it is a directory");
    }
    Path directory = file.getParent();
    if (directory == null || !Files.isDirectory(directory)) {
      throw new OptionException(
          "cannot write " + file + ": the directory " + directory + " does not exist");
    }
    if (!Files.isWritable(Files.exists(file) ? file : directory)) {
      throw new OptionException(
          "cannot write "
              + file
              + ": there is no permission, or the file system is read-only; choose another file with"
              + " file=NAME");
    }
  }
}
