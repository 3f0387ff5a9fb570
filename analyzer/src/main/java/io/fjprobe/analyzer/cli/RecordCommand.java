package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.record.Agent;
import io.fjprobe.analyzer.record.JdkList;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
      "Runs two versions of a program, or one on several JDKs, by turns under the agent, and"
          + " compares them.",
      "",
      "  analyzer record --base 'java -jar old.jar 100' --new 'java -jar new.jar 100' --out dir",
      "  analyzer record --jdks 17=/path,25 --out dir -- {java} -cp app.jar com.acme.Main 100",
      "",
      "In each round every side runs once, in changing order, so that a machine that becomes"
          + " slower does so for all. The agent is added: where {java} stands, as its argument;"
          + " else by JAVA_TOOL_OPTIONS, which JVMs that the command starts read too. If several"
          + " JVMs of a run leave recordings, the largest is kept, and that is said; in later runs"
          + " that of the same program. No shell is used.",
      "",
      "The same command again goes on where it stopped: runs that went well are kept, those that"
          + " failed are repeated, and more --rounds may be asked for. The directory has a recording"
          + " (.jfr) and a log of each run, and record.json, which says what they are.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done: all runs went well and were compared, whatever the verdict",
      "1:a run failed, or the user interrupted, or the comparison is refused",
      "2:wrong usage; or the directory has something else",
      "3:a limit of --fail-on is broken"
    })
final class RecordCommand implements Callable<Integer> {

  static final String NAME = "record";

  private final boolean terminal;
  private final Processes processes;
  private final Map<String, String> environment;

  @Spec private CommandSpec spec;

  @Option(names = "--base", paramLabel = "COMMAND", description = "What to compare with.")
  private String base;

  @Option(names = "--new", paramLabel = "COMMAND", description = "What to compare.")
  private String next;

  @Option(
      names = "--jdks",
      paramLabel = "N=HOME|N,...",
      description = {
        "JDKs to compare, the first with each of the others. A bare number is looked up in"
            + " FJPROBE_JDKS, and where JDKs usually are."
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
      description = "For all that is left; new, or to go on with.")
  private Path out;

  @Option(
      names = "--rounds",
      defaultValue = "5",
      paramLabel = "N",
      description = "Runs of each side (default ${DEFAULT-VALUE}; fewer than 5 are no pairs).")
  private int rounds;

  @Option(
      names = "--warmup",
      defaultValue = "0",
      paramLabel = "N",
      description = "Runs of each side before that, which are not kept (default none).")
  private int warmUps;

  @Option(
      names = "--timeout",
      defaultValue = "10m",
      paramLabel = "TIME",
      description = {
        "A run that takes longer is asked to end, killed 30 s later, and counts as failed"
            + " (default ${DEFAULT-VALUE}; 90s, 2h)."
      })
  private String timeout;

  @Option(
      names = "--keep-going",
      description = "Go on if a run of the first round fails; in later rounds it always does.")
  private boolean keepGoing;

  @Option(
      names = "--main",
      paramLabel = "CLASS|JAR",
      description = "If a run has several JVMs: keep the recording of this main class or jar.")
  private String mainClass;

  @Option(
      names = "--agent",
      paramLabel = "FILE",
      description = "fjprobe.jar; else the one beside analyzer.jar.")
  private Path agent;

  @Option(
      names = "--agent-options",
      paramLabel = "OPTIONS",
      description = "For the agent, for example level=full. Not file=.")
  private String agentOptions;

  @Mixin private ComparisonOptions comparison;

  /**
   * @param terminal someone watches stderr
   */
  RecordCommand(boolean terminal, Processes processes, Map<String, String> environment) {
    this.terminal = terminal;
    this.processes = processes;
    this.environment = environment;
  }

  /** The command that follows may have options, and words that begin with @, of its own. */
  static void takeWordsAsTheyAre(CommandLine line, String[] arguments) {
    line.getSubcommands().get(NAME).setStopAtPositional(true);
    if (arguments.length > 0 && arguments[0].equals(NAME)) {
      line.setExpandAtFiles(false);
    }
  }

  @Override
  public Integer call() throws InterruptedException {
    try {
      Recorder recorder = recorder();
      try (Interruption interruption = new Interruption(processes, this::sayInterrupted)) {
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
      problem = "--rounds is 1 or more, --warmup 0 or more";
    }
    if (problem != null) {
      throw new UsageException(problem);
    }
    Agent added = Agent.of(agent, agentOptions);
    Clock clock = Clock.systemDefaultZone();
    return new Recorder(
        new RecordingOptions(
            out, rounds, warmUps, TimeLimit.parse(timeout), keepGoing, Version.get()),
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
      return Programs.here(environment).ofJdks(JdkList.parse(jdks, environment), words);
    }
    throw new UsageException(
        "two sides are needed: --base COMMAND --new COMMAND; or --jdks N,N -- {java} and the rest"
            + " of the command");
  }

  private int compared(Manifest manifest) {
    int code = manifest.isComplete() ? 0 : AnalyzerCommand.FAILED;
    if (code != 0) {
      say(
          "not every run went well; the same command repeats those that failed and keeps the others"
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
    CommandLine compare = spec.commandLine().getParent().getSubcommands().get("compare");
    return compare.execute(words.toArray(String[]::new));
  }

  private void sayInterrupted() {
    say("interrupted; the same command goes on from here, with what is in " + out);
  }

  private void say(String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
