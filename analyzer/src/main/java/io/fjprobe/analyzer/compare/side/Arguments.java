package io.fjprobe.analyzer.compare.side;

import io.fjprobe.analyzer.account.machine.JvmAccount;
import java.util.Arrays;
import java.util.HashSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Command lines without what differs from one recording to the next in any case. */
public final class Arguments {

  /**
   * The main class of a JVM that JMH forks. Its program arguments are a port, and its JVM options
   * name a file that JMH makes for the run.
   */
  private static final String JMH_FORK = "org.openjdk.jmh.runner.ForkedMain";

  private Arguments() {}

  /** Null when not recorded. */
  public static @Nullable String ofProgram(JvmAccount jvm) {
    if (jvm.program() == null) {
      return null;
    }
    return isJmhFork(jvm) ? JMH_FORK : words(jvm.program(), "--json=");
  }

  /**
   * Returns the main class without its arguments. All jars count as the same program, because a jar
   * often has its version in its name. Null when not recorded.
   */
  public static @Nullable String mainOf(JvmAccount jvm) {
    if (jvm.program() == null || jvm.program().isBlank()) {
      return null;
    }
    String main = jvm.program().trim().split("\\s+")[0];
    return main.endsWith(".jar") ? "a jar" : main;
  }

  public static @Nullable String ofJvm(JvmAccount jvm) {
    return jvm.arguments() == null
        ? null
        : words(
            jvm.arguments(),
            "-javaagent:",
            "-XX:StartFlightRecording",
            "-XX:FlightRecorderOptions",
            "-Xlog",
            "-Djava.io.tmpdir=",
            isJmhFork(jvm) ? "-XX:CompileCommandFile=" : "-Djava.io.tmpdir=");
  }

  /** Returns the words of a line that another line does not have. */
  public static String without(String line, String other) {
    return words(line, new HashSet<>(Arrays.asList(other.split("\\s+")))::contains);
  }

  private static boolean isJmhFork(JvmAccount jvm) {
    return JMH_FORK.equals(mainOf(jvm));
  }

  private static String words(String line, String... irrelevant) {
    return words(line, word -> Arrays.stream(irrelevant).anyMatch(word::startsWith));
  }

  private static String words(String line, Predicate<String> leftOut) {
    String words =
        Arrays.stream(line.trim().split("\\s+"))
            .filter(leftOut.negate())
            .collect(Collectors.joining(" "));
    return words.isEmpty() ? "none" : words;
  }
}
