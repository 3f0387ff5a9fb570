package io.fjprobe.weaving.option;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The file of the agent's own recording: %p is the process id, %t the time of start. */
public final class FileName {

  private static final String SUFFIX = ".jfr";
  private static final String DEFAULT = "fjprobe-%p" + SUFFIX;
  private static final String DEFAULT_ATTACHED = "fjprobe-%p-%t.jfr";

  /** Belongs to this user, on Linux. */
  private static final Path SELF = Paths.get("/proc/self");

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
   * A name that nobody chose, so that nobody minds another: what others may have put there, such as
   * a link to a file of this user, is not written through. The file is there when this returns.
   *
   * @param chosen what {@link #resolve} made of the default
   */
  public static Path claim(Path chosen) throws IOException {
    String name = chosen.getFileName().toString();
    String stem = name.substring(0, name.length() - SUFFIX.length());
    Path file = chosen;
    for (int i = 1; !isOwn(file); i++) {
      try {
        return Files.createFile(file); // fails where there is anything, also a link to nothing
      } catch (FileAlreadyExistsException e) {
        file = chosen.resolveSibling(stem + "-" + i + SUFFIX);
      }
    }
    return file;
  }

  /** An older recording of this user is written over, as in a container, where ids are the same. */
  private static boolean isOwn(Path file) throws IOException {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    return !Files.exists(SELF)
        || Files.getOwner(file, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(SELF));
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
