package io.fjprobe.workloads.jmh;

import io.fjprobe.workloads.run.options.UsageException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.util.Optional;

/**
 * Recordings of the agent, which a fork inherits with the other arguments of this JVM. Each fork
 * leaves one of its own; this JVM has nothing to record.
 */
final class ForkRecordings {
  private static final Pattern FILE =
      Pattern.compile(
          "(?:-javaagent:.*fjprobe[^/=]*\\.jar=(?:.*,)?file|-Dfjprobe\\.file)=([^,]*).*");

  private ForkRecordings() {}

  /** Whether benchmarks run in JVMs of their own. */
  static boolean areOfForks(Options options) {
    return !options.getForkCount().hasValue() || options.getForkCount().get() > 0;
  }

  static void refuseOneForAll(Options options) throws UsageException {
    if (areOfForks(options)) {
      refuseOneForAll(arguments(options), System.getenv("FJPROBE_FILE"));
    }
  }

  /**
   * @param variable of the environment, or null
   */
  static void refuseOneForAll(List<String> arguments, String variable) throws UsageException {
    refuseWithoutPid(variable);
    for (String argument : arguments) {
      Matcher file = FILE.matcher(argument);
      if (file.matches()) {
        refuseWithoutPid(file.group(1));
      }
    }
  }

  private static void refuseWithoutPid(String file) throws UsageException {
    if (file != null && !file.contains("%p")) {
      throw new UsageException(
          "file=" + file + " for the recordings of all forks",
          "each would write over the one before",
          "put %p, the process id, into the name");
    }
  }

  private static List<String> arguments(Options options) {
    List<String> arguments = new ArrayList<>();
    if (!options.getJvmArgs().hasValue()) {
      arguments.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    }
    add(options.getJvmArgs(), arguments);
    add(options.getJvmArgsPrepend(), arguments);
    add(options.getJvmArgsAppend(), arguments);
    return arguments;
  }

  private static void add(Optional<Collection<String>> given, List<String> arguments) {
    if (given.hasValue()) {
      arguments.addAll(given.get());
    }
  }

  static void dropThatOfThisJvm(PrintStream err) {
    try {
      Class.forName("jdk.jfr.FlightRecorder");
      AgentRecording.drop(err);
    } catch (ClassNotFoundException | LinkageError | RuntimeException e) {
      // without Flight Recorder there is none
    }
  }
}
