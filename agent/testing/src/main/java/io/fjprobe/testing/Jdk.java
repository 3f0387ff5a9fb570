package io.fjprobe.testing;

import java.nio.file.Path;
import org.opentest4j.TestAbortedException;

/**
 * A JDK of one feature release, or the fact that none was found.
 *
 * @param feature 8, 11, 17, ...
 * @param home its java.home, or null when this machine has none
 */
public record Jdk(int feature, Path home) {

  public boolean isPresent() {
    return home != null;
  }

  /** The launcher; skips the running test, or fails it where this JDK is required, when missing. */
  public Path java() {
    if (home != null) {
      return home.resolve("bin/java");
    }
    String message = "no JDK " + feature + " found; name it by FJPROBE_JDKS=" + feature + "=/path";
    if (Jdks.isRequired(feature)) {
      throw new AssertionError(message + " (required by FJPROBE_REQUIRE_JDKS)");
    }
    throw new TestAbortedException(message);
  }

  @Override
  public String toString() {
    return "JDK " + feature + (home == null ? " (missing)" : "");
  }
}
