import io.fjprobe.workloads.fork.Figures;
import io.fjprobe.workloads.fork.Fork;
import io.fjprobe.workloads.fork.ForkFailure;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The workload, in a JVM of its own for each run, which checks its results. */
final class Program {
  private static final long LIMIT_MILLIS = 180_000;
  private static final List<String> SCHEDULE =
      List.of("--warmup-iterations=1", "--iterations=2", "--operations=20");

  /** Main classes by the names of their workloads. */
  private static final Map<String, String> OURS =
      Map.of("living-pool", "LivingPool", "idle-threads", "IdleThreads");

  private final Options options;
  private final Path scratch;

  Program(Options options, Path scratch) {
    this.options = options;
    this.scratch = scratch;
  }

  /** The jar of the workloads, or a program of ours with the same command line. */
  private List<String> program() {
    String jar = options.workloads.toAbsolutePath().toString();
    String main = OURS.get(options.workload.get(0));
    return main == null
        ? List.of("-jar", jar)
        : List.of("-cp", options.programs.toAbsolutePath() + File.pathSeparator + jar, main);
  }

  /**
   * @param patch the folder of classes that stand before the JDK's; null: none
   * @param recording what the agent leaves, if there is one
   */
  Series.Times run(Jdk jdk, Path patch, int parallelism, Path recording)
      throws IOException, Failure {
    Path report = Files.createDirectories(scratch).resolve("figures.json").toAbsolutePath();
    Files.deleteIfExists(report);
    List<String> command = new ArrayList<>(List.of(jdk.java()));
    if (patch != null) {
      command.add(jdk.patch(patch.toAbsolutePath()));
    }
    if (options.agent != null) {
      Files.createDirectories(recording.toAbsolutePath().getParent());
      command.add(
          "-javaagent:" + options.agent + "=strict=true,file=" + recording.toAbsolutePath());
    }
    for (String pool :
        List.of("java.util.concurrent.ForkJoinPool.common", "jdk.virtualThreadScheduler")) {
      command.add("-D" + pool + ".parallelism=" + parallelism);
    }
    command.addAll(program());
    command.addAll(options.workload);
    for (String argument : SCHEDULE) {
      String name = argument.substring(0, argument.indexOf('=') + 1);
      if (options.workload.stream().noneMatch(own -> own.startsWith(name))) {
        command.add(argument);
      }
    }
    command.addAll(List.of("--parallelism=" + parallelism, "--json=" + report));
    try {
      double handover = Handover.nanos();
      Machine begin = Machine.now();
      Fork.run(command, scratch.toAbsolutePath(), scratch.resolve("output.txt"), LIMIT_MILLIS);
      double others = Machine.now().othersSince(begin);
      Figures figures = Figures.of(Files.readString(report));
      return new Series.Times(
          figures.nanosPerOperation(), figures.cpuNanosPerOperation(), others, handover);
    } catch (ForkFailure e) {
      throw new Failure(String.join(" ", command) + "\n  " + e.getMessage());
    }
  }
}
