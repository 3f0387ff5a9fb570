package io.fjprobe.analyzer.record;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a side runs.
 *
 * @param side its name for files and options: base or new, the number of a JDK, or that of a
 *     variant
 * @param words of the command, with {@link #JAVA} as it was written
 * @param javaHome of the JDK that {@link #JAVA} stands for; null: the command chooses
 * @param title what reports call it; null: they call it by its side
 * @param environment variables that are set for it alone
 */
public record Program(
    String side,
    List<String> words,
    @Nullable String javaHome,
    @Nullable String title,
    Map<String, String> environment) {

  public Program {
    Objects.requireNonNull(side, "a program has no side");
    words = words == null ? List.of() : words;
    environment = environment == null ? Map.of() : environment;
  }

  public Program(String side, List<String> words, @Nullable String javaHome) {
    this(side, words, javaHome, null, Map.of());
  }

  /** This word stands for the JDK's own launcher, with the agent. */
  public static final String JAVA = "{java}";

  /** Returns what reports call it. */
  public String label() {
    return title != null ? title : isNamedByJdk() ? "JDK " + side : side;
  }

  /** Returns the name for the files of one of its runs. */
  String fileName(int round) {
    return (isNamedByJdk() ? "jdk" + side : side) + "-" + round;
  }

  /** Returns whether the side is the number of the JDK that it runs on. */
  boolean isNamedByJdk() {
    return javaHome != null && title == null;
  }
}
