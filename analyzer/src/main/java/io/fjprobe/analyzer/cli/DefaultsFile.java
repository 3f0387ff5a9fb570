package io.fjprobe.analyzer.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where {@link Defaults} are. Each start asks this, so it needs nothing of picocli. */
final class DefaultsFile {

  /** Names another file, or is {@link #NONE}. */
  static final String VARIABLE = "FJPROBE_CONFIG";

  private static final String NONE = "no";
  private static final String FILE = ".fjprobe.properties";

  private DefaultsFile() {}

  /**
   * Returns the file that is to be read, or null if there is none or nobody wants it.
   *
   * @param home of the user; null: there is none
   */
  static @Nullable Path of(Map<String, String> environment, @Nullable String home) {
    String named = environment.getOrDefault(VARIABLE, "");
    if (!named.isEmpty()) {
      return named.equals(NONE) ? null : Path.of(named);
    }
    Path usual = home == null ? null : Path.of(home, FILE);
    return usual != null && Files.exists(usual) ? usual : null;
  }
}
