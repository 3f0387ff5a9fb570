package io.fjprobe.analyzer.record;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A JDK to record on.
 *
 * @param feature 8, 11, 17, ...
 */
public record Jdk(String feature, Path home) {

  static boolean isHome(Path home) {
    return Files.isExecutable(home.resolve("bin/java"))
        || Files.isExecutable(home.resolve("bin/java.exe"));
  }

  /** The number in a version such as 1.8.0_402, 17.0.9+9 or 25-ea. */
  static String featureOf(String version) {
    return version.replaceFirst("^1\\.", "").replaceFirst("\\D.*", "");
  }
}
