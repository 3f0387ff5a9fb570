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
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
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

  /** Counts are exact, so few runs are enough to see that they are not by chance. */
  private static final int COUNTED_ROUNDS = 2;

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

  @Option(
      names = "--count-calls",
      description = {
        "If a difference is shown, run each side twice more, and count the calls of the methods in"
            + " which the slow side spends more time. The report then says whether code is called"
            + " more often, or takes longer each time."
      })
  private boolean countCalls;

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
      Manifest manifest = recorder.record();
      if (countCalls && manifest.isComplete()) {
        countCalls(sides(manifest));
      }
      return compared(manifest);
    } catch (StoppedException e) {
      interruption.sayOnce();
      return AnalyzerCommand.FAILED;
    }
  }

  private Recorder recorder() throws UsageException {
    String problem = comparison.problem(programs().size());
    if (problem == null && (rounds < 1 || warmUps < 0)) {
      problem = "--rounds must be 1 or more, --warmup 0 or more";
    }
    Agent added = agent.agent();
    if (problem == null && countCalls && added.counts()) {
      problem = "--count-calls chooses the methods itself: leave count= out of --agent-options";
    }
    if (problem != null) {
      throw new UsageException(problem);
    }
    return recorder(out, rounds, warmUps, added);
  }

  private Recorder recorder(Path directory, int its, int itsWarmUps, Agent added)
      throws UsageException {
    Clock clock = Clock.system(ZoneId.systemDefault());
    return new Recorder(
        new RecordingOptions(
            directory,
            its,
            itsWarmUps,
            TimeLimit.parse("--timeout", timeout),
            keepGoing ? AfterFailure.GO_ON : AfterFailure.STOP,
            Version.get()),
        Plan.of(programs(), added, mainClass, environment),
        added,
        processes,
        new RecordProgress(spec.commandLine().getErr(), terminal, clock),
        clock);
  }

  /** Runs the sides again, only to count calls. An earlier command may have begun with it. */
  private void countCalls(List<String> sides)
      throws IOException, UsageException, InterruptedException, StoppedException {
    Path inside = out.resolve(RecordDirectory.COUNTED);
    Agent counting;
    if (Manifest.isIn(inside)) {
      counting = agent.agent().with(Manifest.read(inside).plan().agentOptions());
    } else {
      Set<String> methods = toCount(sides);
      if (methods.isEmpty()) {
        say("no calls are counted: no difference is shown, or no method is known to take longer");
        return;
      }
      say(
          "to see whether code is called more often, each side runs "
              + COUNTED_ROUNDS
              + " more times, and these calls are counted: "
              + String.join(", ", methods));
      counting = agent.agent().counting(methods);
    }
    if (!recorder(inside, COUNTED_ROUNDS, 0, counting).record().isComplete()) {
      say("calls could not be counted in every run; the same command tries again");
    }
  }

  /** Compares without printing anything, and returns what is worth counting. */
  private Set<String> toCount(List<String> sides) {
    CommandLine compare = compare();
    PrintWriter printed = compare.getOut();
    PrintWriter said = compare.getErr();
    compare.setOut(new PrintWriter(Writer.nullWriter())).setErr(compare.getOut());
    try {
      for (String other : sides.subList(1, sides.size())) {
        List<String> words = words(sides, other);
        words.addAll(comparison.force());
        compare.execute(words.toArray(String[]::new));
      }
    } finally {
      compare.setOut(printed).setErr(said);
    }
    return ((CompareCommand) compare.getCommand()).toCount();
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
    List<String> sides = sides(manifest);
    if (!sides.stream().allMatch(manifest::hasResultsOf)) {
      return code;
    }
    for (String other : sides.subList(1, sides.size())) {
      List<String> words = words(sides, other);
      say("to compare again: analyzer compare " + ShellWords.join(words));
      words.addAll(comparison.words());
      code = Math.max(code, compare().execute(words.toArray(String[]::new)));
    }
    return code;
  }

  private static List<String> sides(Manifest manifest) {
    return manifest.plan().programs().stream().map(Program::side).toList();
  }

  /** Returns the arguments of the command that compares the first side with another one. */
  private List<String> words(List<String> sides, String other) {
    List<String> words = new ArrayList<>(List.of(out.toString()));
    if (sides.size() > 2) {
      words.addAll(List.of("--base", sides.get(0), "--new", other));
    }
    return words;
  }

  private CommandLine compare() {
    return Objects.requireNonNull(spec.commandLine().getParent().getSubcommands().get("compare"));
  }

  private void sayInterrupted() {
    say("interrupted; repeat the same command to continue with what is in " + out);
  }

  private void say(String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
