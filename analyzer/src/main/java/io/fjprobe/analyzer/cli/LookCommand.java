package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.look.Look;
import io.fjprobe.analyzer.look.LookException;
import io.fjprobe.analyzer.record.Agent;
import io.fjprobe.analyzer.record.TimeLimit;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Records a JVM that runs for a time, and diagnoses what was recorded. */
@Command(
    name = "look",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Looks at a JVM that is running: attaches the agent, records for a time, detaches it, and"
          + " prints what 'summarize' prints of the recording.",
      "",
      "  analyzer look 4711",
      "  analyzer look 4711 --duration=2m --html=report.html",
      "",
      "The recording is kept. Ctrl-C ends it earlier: then the agent is detached, and what was"
          + " recorded is kept too. If the JVM is observed already, nothing is changed.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, also if the JVM ended earlier and left a recording",
      "1:the JVM can't be attached to, or left no recording; stderr says why",
      "2:wrong usage, also of the agent's options"
    })
final class LookCommand implements Callable<Integer> {

  private static final Duration LONGEST = Duration.ofHours(24);

  private final boolean terminal;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "PID",
      description = "The process id of the JVM; java -jar fjprobe.jar list shows them.")
  private String pid;

  @Option(
      names = "--duration",
      defaultValue = "30s",
      paramLabel = "TIME",
      description =
          "How long to record (default ${DEFAULT-VALUE}; other examples: 90s, 5m; at most 24h).")
  private String duration;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "The recording (default fjprobe-PID-TIME.jfr in this directory). A file that is there is"
              + " overwritten.")
  private Path out;

  @Mixin private AgentChoice agent;

  @Mixin private SummaryOptions summary;

  /**
   * @param terminal someone watches stderr
   */
  LookCommand(boolean terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    try {
      CommandLine line = spec.commandLine();
      Limits limits = summary.limits(line);
      Duration time = time();
      long process = process();
      Path file = file(process);
      Look look = new Look(agent(), process, file, time);
      sayWhatBecame(taken(look, () -> sayBegin(process, time), file), file);
      return new Summary(List.of(file), summary, limits, Outputs.of(line, terminal)).print();
    } catch (UsageException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    } catch (LookException e) {
      e.lines().forEach(this::say);
      return e.isUsage() ? AnalyzerCommand.USAGE : AnalyzerCommand.FAILED;
    } catch (IOException e) {
      say("can't look at " + pid + ": " + Reason.of(e));
      return AnalyzerCommand.FAILED;
    }
  }

  @SuppressWarnings("try") // the interruption only has to be closed
  private Look.Outcome taken(Look look, Runnable begins, Path file)
      throws IOException, InterruptedException, LookException {
    try (Interruption interruption =
        new Interruption(look::stop, () -> sayInterrupted(look.isWritten(), file))) {
      return look.take(begins);
    }
  }

  private Duration time() throws UsageException {
    Duration time = TimeLimit.parse("--duration", duration).limit();
    if (time.compareTo(LONGEST) > 0) {
      throw new UsageException(
          "--duration="
              + duration
              + " is longer than 24h: use java -jar fjprobe.jar attach, and detach when you like");
    }
    return time;
  }

  private long process() throws UsageException {
    if (!pid.matches("[1-9]\\d{0,17}")) {
      throw new UsageException(
          "'" + pid + "' is no process id; java -jar fjprobe.jar list shows those of all JVMs");
    }
    return Long.parseLong(pid);
  }

  private Agent agent() throws UsageException {
    Agent given = agent.agent();
    if (Arrays.stream(given.options().split(",")).anyMatch(o -> o.startsWith("duration="))) {
      throw new UsageException("--agent-options=" + agent.options() + ": write --duration instead");
    }
    return given;
  }

  private Path file(long process) throws UsageException {
    String time =
        LocalDateTime.now(ZoneId.systemDefault())
            .format(DateTimeFormatter.ofPattern("yyyy_MM_dd_HH_mm_ss", Locale.ROOT));
    Path file = out == null ? Path.of("fjprobe-" + process + "-" + time + ".jfr") : out;
    String absolute = file.toAbsolutePath().toString();
    if (absolute.contains("%p") || absolute.contains("%t")) {
      throw new UsageException(
          absolute + ": the agent would replace %p and %t; choose a name without them by --out");
    }
    Path folder = Path.of(absolute).getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new UsageException("--out=" + out + ": there is no directory " + folder);
    }
    if (Files.isDirectory(file) || !Files.isWritable(Files.exists(file) ? file : folder)) {
      throw new UsageException(
          absolute + " can't be written: choose another file for the recording by --out");
    }
    return file;
  }

  private void sayBegin(long process, Duration time) {
    tell(
        "attached to "
            + process
            + ", recording for "
            + time.toSeconds()
            + " s; Ctrl-C ends it earlier and keeps what was recorded");
  }

  private void sayWhatBecame(Look.Outcome outcome, Path file) {
    if (outcome.jvmHasEnded()) {
      tell(
          "the JVM ended after "
              + outcome.elapsed().toSeconds()
              + " s; this was recorded until then");
    }
    tell("the recording is in " + file);
  }

  private void sayInterrupted(boolean recorded, Path file) {
    tell(
        recorded
            ? "interrupted; the recording until then is in "
                + file
                + ", run: analyzer summarize "
                + file
            : "interrupted, and nothing was recorded; if the agent was attached in this moment, it"
                + " ends by itself");
  }

  /** Says what is said by fjprobe.jar, which has a prefix of its own, or by this command. */
  private void say(String line) {
    if (line.startsWith("fjprobe: ")) {
      spec.commandLine().getErr().println(line);
    } else {
      tell(line);
    }
  }

  private void tell(String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
