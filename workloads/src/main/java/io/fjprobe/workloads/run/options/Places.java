package io.fjprobe.workloads.run.options;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Files and directories that options name. */
public final class Places {
  private Places() {}

  /**
   * @param option without its dashes
   */
  public static Path named(String option, String text) throws UsageException {
    try {
      return Paths.get(text);
    } catch (InvalidPathException e) {
      throw new UsageException(
          "--" + option + "=" + text + " is not possible",
          "no file can have this name here: " + e.getReason(),
          "name another by --" + option);
    }
  }
}
