package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.record.AfterFailure;
import io.fjprobe.analyzer.record.Agent;
import io.fjprobe.analyzer.record.Jdks;
import io.fjprobe.analyzer.record.Manifest;
import io.fjprobe.analyzer.record.Plan;
import io.fjprobe.analyzer.record.Processes;
import io.fjprobe.analyzer.record.Program;
import io.fjprobe.analyzer.record.Programs;
import io.fjprobe.analyzer.record.Recorder;
import io.fjprobe.analyzer.record.RecordingOptions;
import io.fjprobe.analyzer.record.ShellWords;
import io.fjprobe.analyzer.record.StoppedException;
import io.fjprobe.analyzer.record.TimeLimit;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Records two sides of any program by turns, and compares them. */
@Command(
    name = RecordCommand.NAME,
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Runs two versions of a program, or one program on several JDKs, alternately with the"
          + " agent, and compares them.",
      "",
      "  analyzer record --base 'java -jar old.jar 100' --new 'java -jar new.jar 100' --out dir",
      "  analyzer record --jdks 17=/path,25 --out dir -- {java} -cp app.jar com.acme.Main 100",
      "",
      "In each round every side runs once, in changing order, so that a machine that becomes"
          + " slower does so for all sides. The agent is added as an argument after {java}."
          + " Without {java} it is added by the variable JAVA_TOOL_OPTIONS, which every JVM"
          + " started by the command reads. If several JVMs of a run leave recordings, the"
          + " largest is kept, and a message says so; later runs keep the recording of the same"
          + " program. The commands run without a shell.",
      "",
      "Repeat the same command to continue where it stopped: runs that succeeded are kept, those"
          + " that failed are repeated, and --rounds may be larger. The directory contains a"
          + " recording (.jfr) and a log of each run, and record.json, which describes them.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done: all runs succeeded and were compared, whatever the verdict",
      "1:a run failed, the user interrupted, or the comparison is refused",
      "2:wrong usage, or the directory contains something else",
      "3:a limit of --fail-on is broken",
      "4:a limit of --fail-on is undecided, with --fail-on-undecided"
    })
final class RecordCommand implements Callable<Integer> {

  static final String NAME = "record";

  private final boolean terminal;
  private final Processes processes;
  private final Map<String, String> environment;

  @Spec private CommandSpec spec;

  @Option(
      names = "--base",
      paramLabel = "COMMAND",
      description = "The command of the side to compare with.")
  private String base;

  @Option(names = "--new", paramLabel = "COMMAND", description = "The command of the new side.")
  private String next;

  @Option(
      names = "--jdks",
      paramLabel = "N=HOME|N,...",
      description = {
        "JDKs to compare: the first one with each of the others. A number without a path is"
            + " looked up in FJPROBE_JDKS and in the usual places."
      })
  private String jdks;

  @Parameters(
      arity = "0..*",
      paramLabel = "WORD",
      description = "With --jdks: the command, in which the word {java} stands for the JDK.")
  private List<String> words = List.of();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIRECTORY",
      description = "The directory for all results: a new one, or one to continue.")
  private Path out;

  @Option(
      names = "--rounds",
      defaultValue = "5",
      paramLabel = "N",
      description =
          "Runs of each side (default ${DEFAULT-VALUE}; fewer than 5 are not compared in pairs).")
  private int rounds;

  @Option(
      names = "--warmup",
      defaultValue = "0",
      paramLabel = "N",
      description = "Runs of each side before these, which are not kept (default none).")
  private int warmUps;

  @Option(
      names = "--timeout",
      defaultValue = "10m",
      paramLabel = "TIME",
      description = {
        "A run that takes longer is asked to end, is killed 30 s later, and counts as failed"
            + " (default ${DEFAULT-VALUE}; other examples: 90s, 2h)."
      })
  private String timeout;

  @Option(
      names = "--keep-going",
      description = "Continue if a run of the first round fails. Later rounds always continue.")
  private boolean keepGoing;

  @Option(
      names = "--main",
      paramLabel = "CLASS|JAR",
      description = "If a run has several JVMs: keep the recording of this main class or jar.")
  private String mainClass;

  @Mixin private AgentChoice agent;

  @Mixin private ComparisonOptions comparison;

  /**
   * @param terminal someone watches stderr
   */
  RecordCommand(boolean terminal, Processes processes, Map<String, String> environment) {
    this.terminal = terminal;
    this.processes = processes;
    this.environment = environment;
  }

  /**
   * Takes the words of the command that follows as they are. It may have options, and words that
   * begin with @, of its own.
   */
  static void takeWordsAsTheyAre(CommandLine line, String[] arguments) {
    for (String name : List.of(NAME, TryCommand.NAME)) {
      CommandLine command = line.getSubcommands().get(name);
      if (command != null) {
        command.setStopAtPositional(true);
      }
      if (arguments.length > 0 && arguments[0].equals(name)) {
        line.setExpandAtFiles(false);
      }
    }
  }

  @Override
  public Integer call() throws InterruptedException {
    try {
      Recorder recorder = recorder();
      try (Interruption interruption = new Interruption(processes::stop, this::sayInterrupted)) {
        return record(recorder, interruption);
      }
    } catch (UsageException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    } catch (IOException e) {
      say(out + " can't be written or read: " + Reason.of(e));
      return AnalyzerCommand.FAILED;
    }
  }

  private int record(Recorder recorder, Interruption interruption)
      throws IOException, UsageException, InterruptedException {
    try {
      return compared(recorder.record());
    } catch (StoppedException e) {
      interruption.sayOnce();
      return AnalyzerCommand.FAILED;
    }
  }

  private Recorder recorder() throws UsageException {
    List<Program> programs = programs();
    String problem = comparison.problem(programs.size());
    if (problem == null && (rounds < 1 || warmUps < 0)) {
      problem = "--rounds must be 1 or more, --warmup 0 or more";
    }
    if (problem != null) {
      throw new UsageException(problem);
    }
    Agent added = agent.agent();
    Clock clock = Clock.system(ZoneId.systemDefault());
    return new Recorder(
        new RecordingOptions(
            out,
            rounds,
            warmUps,
            TimeLimit.parse("--timeout", timeout),
            keepGoing ? AfterFailure.GO_ON : AfterFailure.STOP,
            Version.get()),
        Plan.of(programs, added, mainClass, environment),
        added,
        processes,
        new RecordProgress(spec.commandLine().getErr(), terminal, clock),
        clock);
  }

  private List<Program> programs() throws UsageException {
    boolean commands = base != null && next != null && jdks == null && words.isEmpty();
    boolean onJdks = jdks != null && !words.isEmpty() && base == null && next == null;
    if (commands) {
      return Programs.here(environment).ofCommands(base, next);
    }
    if (onJdks) {
      return Programs.here(environment).ofJdks(Jdks.parse(jdks, environment), words);
    }
    throw new UsageException(
        "two sides are needed: --base COMMAND --new COMMAND; or --jdks N,N -- {java} and the"
            + " rest of the command");
  }

  private int compared(Manifest manifest) {
    int code = manifest.isComplete() ? 0 : AnalyzerCommand.FAILED;
    if (code != 0) {
      say(
          "not every run succeeded; the same command repeats those that failed and keeps the"
              + " others"
              + (keepGoing ? "" : " (if the first round fails, it stops, unless --keep-going)"));
    }
    List<String> sides = manifest.plan().programs().stream().map(Program::side).toList();
    if (!sides.stream().allMatch(manifest::hasResultsOf)) {
      return code;
    }
    for (String other : sides.subList(1, sides.size())) {
      List<String> words = new ArrayList<>(List.of(out.toString()));
      if (sides.size() > 2) {
        words.addAll(List.of("--base", sides.get(0), "--new", other));
      }
      say("to compare again: analyzer compare " + ShellWords.join(words));
      words.addAll(comparison.words());
      code = Math.max(code, compare(words));
    }
    return code;
  }

  private int compare(List<String> words) {
    CommandLine compare =
        Objects.requireNonNull(spec.commandLine().getParent().getSubcommands().get("compare"));
    return compare.execute(words.toArray(String[]::new));
  }

  private void sayInterrupted() {
    say("interrupted; repeat the same command to continue with what is in " + out);
  }

  private void say(String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
