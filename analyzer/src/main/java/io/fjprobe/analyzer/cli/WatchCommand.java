package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.record.TimeLimit;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.analyzer.watch.Watch;
import io.fjprobe.analyzer.watch.source.WatchException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows what a JVM does, second by second. */
@Command(
    name = "watch",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Watches a JVM that is running, as top watches processes: where the time of its Fork/Join"
          + " pools goes, and what is wrong, in the last seconds.",
      "",
      "  analyzer watch 4711",
      "  analyzer watch 4711 --yes --plain --count=10",
      "  analyzer watch now.jfr",
      "  analyzer watch node-7:9010 --user=monitor",
      "",
      "If the agent is not there, it is attached, and detached at the end; to a JVM on another"
          + " machine it can't be attached. Keys: q quit, s sort, p or"
          + " arrows choose a pool, f freeze, w write what is seen as a recording.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done: the user wants no more, or --count is reached",
      "1:there is nothing to watch, the JVM can't be reached, or has ended; stderr says why",
      "2:wrong usage, also of the agent's options"
    })
final class WatchCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "JVM|FILE",
      description =
          "The process id of a JVM (java -jar fjprobe.jar list shows them), HOST:PORT of one with"
              + " JMX, a recording, or the folder in which a JVM keeps its chunks.")
  private String what;

  @Option(
      names = "--interval",
      defaultValue = "1s",
      paramLabel = "TIME",
      description = "Time between refreshes (default ${DEFAULT-VALUE}).")
  private String interval;

  @Option(
      names = "--window",
      defaultValue = "6s",
      paramLabel = "TIME",
      description = "How much is looked at each time: the last moments (default ${DEFAULT-VALUE}).")
  private String window;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "End after this many refreshes (default: none, go on).")
  private long count;

  @Option(
      names = "--plain",
      description = "Print a block of lines for each refresh, also to a terminal.")
  private boolean plain;

  @Option(names = "--yes", description = "Attach the agent without asking.")
  private boolean yes;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Keep the recording of the whole time, if the agent was attached for it. Without this it"
              + " is deleted.")
  private Path out;

  @Option(
      names = "--app",
      paramLabel = "PREFIX",
      split = ",",
      description =
          "Packages or classes of the application, so that its lines are named and not those of"
              + " libraries. The default is what begins like the main class.")
  private List<String> application;

  @Option(
      names = "--limit",
      paramLabel = "NAME=VALUE",
      description = "Judge by this limit instead of the standard one, as summarize does.")
  private List<String> limitWords = List.of();

  @Mixin private AgentChoice agent;

  @Mixin private JmxLogin login;

  @Override
  public Integer call() throws InterruptedException {
    try {
      if (count < 0) {
        throw new UsageException("--count=" + count + " is negative");
      }
      Watch.Options options =
          new Watch.Options(
              time("--interval", interval),
              time("--window", window),
              count,
              plain,
              yes,
              out,
              application,
              limits());
      return watch(options);
    } catch (UsageException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    } catch (WatchException e) {
      e.lines().forEach(this::say);
      return e.isUsage() ? AnalyzerCommand.USAGE : AnalyzerCommand.FAILED;
    } catch (IOException e) {
      say("can't watch " + what + ": " + Reason.of(e));
      return AnalyzerCommand.FAILED;
    }
  }

  @SuppressWarnings("try") // the interruption only has to be closed
  private int watch(Watch.Options options)
      throws IOException, InterruptedException, UsageException, WatchException {
    CommandLine line = spec.commandLine();
    try (Watch watch =
            new Watch(what, options, agent::agent, login::target, line.getOut(), this::say);
        Interruption interruption = new Interruption(watch::close, () -> {})) {
      watch.run();
      return 0;
    }
  }

  private static Duration time(String option, String text) throws UsageException {
    return TimeLimit.parse(option, text).limit();
  }

  private Limits limits() {
    try {
      return LimitOption.parse(limitWords);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** Says what is said by fjprobe.jar, which has a prefix of its own, or by this command. */
  private void say(String line) {
    String prefix = line.startsWith("fjprobe: ") ? "" : AnalyzerCommand.PREFIX;
    spec.commandLine().getErr().println(prefix + line);
  }
}
