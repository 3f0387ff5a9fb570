package io.fjprobe.analyzer.record;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a side runs.
 *
 * @param side base or new; or the number of a JDK
 * @param words of the command, with {@link #JAVA} as it was written
 * @param javaHome of the JDK that {@link #JAVA} stands for; null: the command chooses
 */
public record Program(String side, List<String> words, @Nullable String javaHome) {

  public Program {
    Objects.requireNonNull(side, "a program has no side");
    words = words == null ? List.of() : words;
  }

  /** This word stands for the JDK's own launcher, with the agent. */
  public static final String JAVA = "{java}";

  /** Returns what reports call it. */
  public String label() {
    return javaHome == null ? side : "JDK " + side;
  }

  /** Returns the name for the files of one of its runs. */
  String fileName(int round) {
    return (javaHome == null ? side : "jdk" + side) + "-" + round;
  }
}
