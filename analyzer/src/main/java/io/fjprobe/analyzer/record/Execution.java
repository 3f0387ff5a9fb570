package io.fjprobe.analyzer.record;

import io.fjprobe.launch.Launch;
import io.fjprobe.launch.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One run: starts the program under the agent, waits for it, and takes what it leaves. */
final class Execution {

  private final Step step;
  private final Plan plan;
  private final Path directory;
  private final Path folder;
  private final Invocation invocation;
  private final RunLog log;

  /**
   * @param directory where to leave recording and log
   * @param folder of its own, for recordings while it runs
   */
  Execution(Step step, Plan plan, Agent agent, Path directory, Path folder) {
    this.step = step;
    this.plan = plan;
    this.directory = directory;
    this.folder = folder;
    String toolOptions = plan.environment().get(Plan.TOOL_OPTIONS);
    this.invocation = Invocation.of(step.program(), agent.argument(folder), toolOptions);
    this.log = new RunLog(directory.resolve(step.fileName() + ".log"));
  }

  /**
   * A run, and what the user has to know of it.
   *
   * @param note null: nothing
   */
  record Result(Run run, @Nullable String note, List<String> lastLines) {}

  /**
   * @param earlier main class or jar that other runs of this side recorded; null: not known
   * @param tick told how long it has run
   */
  Result run(
      Processes processes,
      TimeLimit limit,
      Clock clock,
      @Nullable String earlier,
      Consumer<Duration> tick)
      throws IOException, InterruptedException, StoppedException {
    Files.deleteIfExists(directory.resolve(recordingName())); // a run that failed may have left it
    String start = clock.instant().toString();
    Running running;
    try {
      running =
          processes.start(
              new Launch(invocation.command(), log.file()).with(invocation.environment()));
    } catch (IOException e) {
      if (processes.isStopping()) {
        throw new StoppedException();
      }
      Files.writeString(log.file(), "");
      String failure = "it can't be started: " + e.getMessage();
      return new Result(run(start, null, null, List.of(), failure), null, List.of());
    }
    Ending ending = limit.await(running, tick);
    if (processes.isStopping() || ending.isInterrupted()) {
      throw new StoppedException();
    }
    return taken(start, ending, ending.failure(limit), earlier, processes);
  }

  @SuppressWarnings("ReferenceEquality") // this very object is meant
  private Result taken(
      String start,
      Ending ending,
      @Nullable String problem,
      @Nullable String earlier,
      Processes processes)
      throws IOException {
    List<LeftRecording> left = LeftRecording.in(folder);
    List<LeftRecording> whole = left.stream().filter(each -> each.bytes() > 0).toList();
    RecordingChoice choice =
        whole.isEmpty()
            ? RecordingChoice.none(
                new NoRecording(left, log, processes::isAlive).reason(invocation.toolOptions()))
            : RecordingChoice.of(whole, plan.mainClass(), earlier);
    // an exit code says more than a recording that is missing then
    String failure = problem == null ? failure(choice) : problem;
    Run.Kept kept = choice.chosen() == null || step.isWarmUp() ? null : keep(choice.chosen());
    List<String> others =
        whole.stream()
            .filter(each -> each != choice.chosen())
            .map(LeftRecording::describe)
            .toList();
    return new Result(
        run(start, ending, kept, others, failure),
        choice.note(),
        failure == null ? List.of() : log.end());
  }

  private Run run(
      String start,
      @Nullable Ending ending,
      Run.@Nullable Kept kept,
      List<String> others,
      @Nullable String failure) {
    return new Run(
        step.program().side(),
        step.round(),
        start,
        invocation.command(),
        log.file().getFileName().toString(),
        ending,
        kept,
        others,
        failure);
  }

  /** Returns why the recording does not count; null: it does. */
  private @Nullable String failure(RecordingChoice choice) {
    if (choice.chosen() == null) {
      return choice.problem();
    }
    return step.program().isNamedByJdk() ? otherJdk(choice.chosen().feature()) : null;
  }

  /**
   * Says which other JDK the recording is of; null: it is the one that it should be, or does not
   * say.
   */
  private @Nullable String otherJdk(int feature) {
    Program program = step.program();
    return feature == 0 || program.side().equals(String.valueOf(feature))
        ? null
        : "its recording is of JDK "
            + feature
            + ", though --jdks says "
            + program.side()
            + "="
            + program.javaHome();
  }

  private String recordingName() {
    return step.fileName() + ".jfr";
  }

  /**
   * Moves a recording. It comes under its name when it is complete, also if the folder is on
   * another disk.
   */
  private Run.Kept keep(LeftRecording left) throws IOException {
    String name = recordingName();
    Path part = directory.resolve(name + ".part");
    Files.move(left.file(), part, StandardCopyOption.REPLACE_EXISTING);
    Files.move(part, directory.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    return new Run.Kept(name, left.bytes(), left.jdk(), left.program());
  }
}
