package io.fjprobe.analyzer.record;

import io.fjprobe.launch.Turn;
import io.fjprobe.launch.Turns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs the programs of a plan by turns, and writes down each run when it has ended. */
public final class Recorder {

  private final RecordingOptions options;
  private final Plan plan;
  private final Agent agent;
  private final Processes processes;
  private final RecordingListener listener;
  private final Clock clock;

  @SuppressWarnings("NullAway.Init") // record() sets it
  private Manifest manifest;

  public Recorder(
      RecordingOptions options,
      Plan plan,
      Agent agent,
      Processes processes,
      RecordingListener listener,
      Clock clock) {
    this.options = options;
    this.plan = plan;
    this.agent = agent;
    this.processes = processes;
    this.listener = listener;
    this.clock = clock;
  }

  /**
   * Goes on where an earlier command stopped.
   *
   * @return what is in the directory at the end
   * @throws UsageException if the directory belongs to something else
   * @throws StoppedException if the user interrupts; the directory has what was finished
   */
  public Manifest record()
      throws IOException, UsageException, InterruptedException, StoppedException {
    manifest = earlier().withRounds(options.rounds());
    List<Step> steps = steps();
    listener.begins(done(), steps.size(), meanNanos());
    if (steps.isEmpty()) {
      return manifest;
    }
    Files.createDirectories(options.directory());
    manifest.write(options.directory());
    try (WorkFolder work = WorkFolder.of(options.directory())) {
      run(steps, work);
    }
    return manifest;
  }

  private void run(List<Step> steps, WorkFolder work)
      throws IOException, InterruptedException, StoppedException {
    Program first = plan.programs().get(0);
    Deque<Step> left = new ArrayDeque<>(steps);
    while (!left.isEmpty()) {
      Step step = left.remove();
      if (run(step, work) || step.round() > 1 || options.afterFailure() == AfterFailure.GO_ON) {
        continue;
      }
      if (options.afterFailure() == AfterFailure.STOP || step.program().equals(first)) {
        return;
      }
      leaveOut(step.program(), left);
    }
  }

  private void leaveOut(Program program, Deque<Step> left) {
    int before = left.size();
    left.removeIf(step -> step.program().equals(program));
    listener.leftOut(program.label(), before - left.size());
  }

  /**
   * Reads what is there already. It is empty at first, and if nothing of an earlier command is
   * worth it.
   */
  private Manifest earlier() throws IOException, UsageException {
    Path directory = options.directory();
    if (!Manifest.isIn(directory)) {
      requireEmpty(directory);
      return Manifest.empty(options.analyzer(), plan, options.rounds());
    }
    Manifest earlier = Manifest.read(directory);
    List<String> differences = plan.differences(earlier.plan());
    if (differences.isEmpty()) {
      return earlier;
    }
    if (earlier.hasResults()) {
      throw new UsageException(
          directory
              + " has recordings of something else; name another --out, or remove it. What differs:"
              + " "
              + String.join("; ", differences));
    }
    return Manifest.empty(options.analyzer(), plan, options.rounds());
  }

  private static void requireEmpty(Path directory) throws IOException, UsageException {
    if (!Files.exists(directory)) {
      return;
    }
    if (!Files.isDirectory(directory)) {
      throw new UsageException("--out=" + directory + " is a file: name a directory");
    }
    try (Stream<Path> inside = Files.list(directory)) {
      if (inside.findAny().isPresent()) {
        throw new UsageException(
            directory
                + " is not empty, and has no "
                + Manifest.NAME
                + " to go on with: name another directory");
      }
    }
  }

  private List<Step> steps() {
    List<Step> rounds = new ArrayList<>();
    for (Turn<Program> turn : Turns.interleaved(List.of(plan.programs()), options.rounds())) {
      if (!manifest.isDone(turn.side.side(), turn.round)) {
        rounds.add(new Step(turn.side, turn.round));
      }
    }
    List<Step> steps = new ArrayList<>();
    for (int warmUp = 0; warmUp < options.warmUps() && !rounds.isEmpty(); warmUp++) {
      for (Program program : plan.programs()) {
        steps.add(new Step(program, -warmUp));
      }
    }
    steps.addAll(rounds);
    return steps;
  }

  private int done() {
    return (int) manifest.runs().stream().filter(Run::isDone).count();
  }

  private long meanNanos() {
    return (long)
        manifest.runs().stream()
            .filter(Run::isDone)
            .mapToLong(
                run -> Objects.requireNonNull(run.ending(), "of a run that is done").wallNanos())
            .average()
            .orElse(0);
  }

  /** Makes one run. Returns whether it went well. */
  private boolean run(Step step, WorkFolder work)
      throws IOException, InterruptedException, StoppedException {
    Path folder = work.forRun(step.fileName());
    Execution.Result result =
        new Execution(step, plan, work.safe(agent), options.directory(), folder)
            .run(
                processes,
                options.limit(),
                clock,
                programOf(step.program().side()),
                elapsed -> listener.running(step.describe(), elapsed));
    Run run = result.run();
    if (!step.isWarmUp()) {
      manifest = manifest.with(run);
      manifest.write(options.directory());
    }
    if (result.note() != null) {
      listener.note(step.describe(), result.note());
    }
    long nanos = run.ending() == null ? 0 : run.ending().wallNanos();
    listener.ended(step.describe(), nanos, run.failure(), result.lastLines());
    return run.isDone();
  }

  private @Nullable String programOf(String side) {
    return manifest.runs().stream()
        .filter(run -> run.side().equals(side) && run.isDone())
        .map(run -> Objects.requireNonNull(run.recording(), "of a run that is done").program())
        .findFirst()
        .orElse(null);
  }
}
