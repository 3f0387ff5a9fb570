import io.fjprobe.launch.Deadline;
import io.fjprobe.launch.Ended;
import io.fjprobe.launch.Launch;
import io.fjprobe.launch.Running;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Starts the sides of pairs, as they are, under the agent, or in JMH. */
final class Runs {
  private static final Path AGENT = Path.of("target/fjprobe/fjprobe.jar").toAbsolutePath();
  private static final Path BENCHMARK = Path.of("samples/studies/programs/jmh/target/benchmark.jar");
  private static final Deadline LIMIT = Deadline.killingAfter(Duration.ofMinutes(5));
  private final Jdks jdks;
  private final Path out;
  private final Path classes;
  private final Unit unit;

  Runs(Jdks jdks, Path out, Path classes, Unit unit) {
    this.jdks = jdks;
    this.out = out;
    this.classes = classes;
    this.unit = unit;
  }

  /** Runs one side once without the agent and returns the wall time of the process in seconds. */
  double plain(Pair pair, Side side) throws IOException, InterruptedException {
    return start(pair, side, program(pair, side, List.of()));
  }

  /** Runs one side once under the agent. */
  void record(Pair pair, Side side, String name, int round)
      throws IOException, InterruptedException {
    String agent =
        "-javaagent:" + AGENT + "=file=" + out.resolve(name + "-" + round + ".jfr").toAbsolutePath();
    if (unit == Unit.OPERATION) {
      agent += ",operation=" + pair.units().method();
    }
    start(
        pair,
        side,
        unit == Unit.JMH
            ? benchmark(pair, side, agent, out.resolve(name + "-" + round + ".jmh.json"))
            : program(pair, side, List.of(agent)));
  }

  private List<String> program(Pair pair, Side side, List<String> agent) {
    List<String> command = java(side);
    command.addAll(side.jvm());
    command.addAll(agent);
    command.addAll(List.of("-cp", classes.toString(), pair.program()));
    command.addAll(side.args());
    return command;
  }

  /** One fork, since the recordings of forks are files of their own. */
  private List<String> benchmark(Pair pair, Side side, String agent, Path results) {
    List<String> arguments = new ArrayList<>();
    arguments.add(side.args().get(0));
    arguments.addAll(pair.units().jmhArguments());
    List<String> command = java(side);
    command.addAll(List.of("-cp", BENCHMARK + File.pathSeparator + classes));
    command.add("org.openjdk.jmh.Main");
    command.addAll(List.of("MainMethod", "-f", "1", "-wi", "2", "-i", "3", "-w", "1", "-r", "1"));
    command.addAll(List.of("-p", "program=" + pair.program()));
    command.addAll(List.of("-p", "arguments=" + String.join("_", arguments)));
    command.addAll(List.of("-jvmArgsAppend", agent));
    side.jvm().forEach(option -> command.addAll(List.of("-jvmArgsAppend", option)));
    command.addAll(List.of("-foe", "true", "-rf", "json", "-rff", results.toString()));
    return command;
  }

  private List<String> java(Side side) {
    List<String> command = new ArrayList<>(side.prefix());
    command.add(jdks.java(side.jdk()));
    return command;
  }

  private double start(Pair pair, Side side, List<String> command)
      throws IOException, InterruptedException {
    Path log = Files.createDirectories(out.resolve("logs")).resolve(pair.id() + ".log");
    Process hog = side.hog() ? new ProcessBuilder("sh", "-c", "while :; do :; done").start() : null;
    try {
      Running running = new Launch(command, log).appending().start();
      if (LIMIT.await(running) != null) {
        throw new IOException(pair.id() + " does not end: " + String.join(" ", command));
      }
      Ended ended = running.ended();
      if (ended.exitCode != 0) {
        throw new IOException(pair.id() + " ends with " + ended.exitCode + ", see " + log);
      }
      return ended.wallNanos / 1e9;
    } finally {
      if (hog != null) {
        hog.destroyForcibly();
      }
    }
  }
}
