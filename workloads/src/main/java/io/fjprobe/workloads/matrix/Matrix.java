package io.fjprobe.workloads.matrix;

import io.fjprobe.workloads.fork.Figures;
import io.fjprobe.workloads.fork.Fork;
import io.fjprobe.workloads.fork.ForkFailure;
import io.fjprobe.workloads.fork.Program;
import io.fjprobe.workloads.fork.Progress;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.text.Reason;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Runs the JVMs of a plan one after the other; one that fails or hangs does not end the rest. */
final class Matrix {
  private final MatrixOptions options;
  private final Program program;
  private final PrintStream err;

  Matrix(MatrixOptions options, Program program, PrintStream err) {
    this.options = options;
    this.program = program;
    this.err = err;
  }

  List<Outcome> run(Plan plan) throws IOException, UsageException {
    makeDirectory();
    List<Outcome> outcomes = new ArrayList<>();
    for (Plan.Step step : plan.steps) {
      outcomes.add(earlier(step));
    }
    int left = (int) outcomes.stream().filter(outcome -> outcome == null).count();
    Progress progress = new Progress(err, left, System.nanoTime());
    for (int i = 0; i < outcomes.size(); i++) {
      if (outcomes.get(i) == null) {
        Outcome outcome = fork(plan.steps.get(i), i + 1);
        outcomes.set(i, outcome);
        String end = outcome.verified() ? "" : " FAILED";
        progress.ended(
            outcome.step.describe() + end,
            System.nanoTime(),
            LocalTime.now(ZoneId.systemDefault()));
      }
    }
    return outcomes;
  }

  private void makeDirectory() throws UsageException {
    try {
      Files.createDirectories(options.out);
    } catch (IOException e) {
      throw new UsageException(
          "cannot make the directory " + options.out + " (" + Reason.of(e) + ")",
          "what it lies in is not writable, or a file has its name",
          "name another by --out");
    }
  }

  /** What an earlier command left; null: nothing, or a failure, which is tried again. */
  private Outcome earlier(Plan.Step step) throws IOException, UsageException {
    Manifest manifest = new Manifest(options.out, step.fileName());
    if (!manifest.exists()) {
      return null;
    }
    if (!options.resume) {
      throw new UsageException(
          options.out + " already has " + step.fileName(),
          "an earlier matrix wrote there",
          "add " + MatrixOptions.RESUME + " to go on with it, or name another directory");
    }
    if (!manifest.isOf(command(step))) {
      throw new UsageException(
          step.fileName() + " in " + options.out + " comes from another command",
          "the options of the earlier matrix were others",
          "repeat its options, or name another directory");
    }
    try {
      return manifest.isVerified() ? new Outcome(step, figures(step), null) : null;
    } catch (ForkFailure e) {
      return null;
    }
  }

  private Outcome fork(Plan.Step step, int place) throws IOException {
    clear(step);
    List<String> command = command(step);
    MachineLoad load = new MachineLoad();
    Instant start = Instant.now();
    Outcome outcome;
    try {
      Fork.run(command, options.out, file(step, ".txt"), options.limitSeconds * 1_000L);
      outcome = checked(step, figures(step));
    } catch (ForkFailure e) {
      outcome = new Outcome(step, null, e.getMessage());
    }
    load.ended();
    Path recording = file(step, ".jfr");
    String left = Files.exists(recording) ? recording.getFileName().toString() : null;
    new Manifest(options.out, step.fileName()).write(outcome, place, command, left, start, load);
    return outcome;
  }

  private Outcome checked(Plan.Step step, Figures figures) throws ForkFailure {
    figures.requireOf(step.cell.jdk);
    if (figures.agentPresent != (options.agent != null)) {
      throw new ForkFailure("agent present: " + figures.agentPresent);
    }
    if (!Files.exists(file(step, ".jfr"))) {
      throw new ForkFailure("it left no recording");
    }
    return new Outcome(step, figures, null);
  }

  private Figures figures(Plan.Step step) throws IOException, ForkFailure {
    Path figures = file(step, ".json");
    if (!Files.exists(figures)) {
      throw new ForkFailure("it left no figures");
    }
    return Figures.of(new String(Files.readAllBytes(figures), StandardCharsets.UTF_8));
  }

  private List<String> command(Plan.Step step) {
    List<String> command = new ArrayList<>();
    command.add(step.cell.jdk.java());
    command.add(
        options.agent == null
            ? "-XX:StartFlightRecording=filename=" + file(step, ".jfr")
            : "-javaagent:" + options.agent + "=strict=true,file=" + file(step, ".jfr"));
    command.add("-cp");
    command.add(program.jar.toString());
    command.add(program.mainClass);
    command.addAll(step.cell.load.name());
    if (options.operations != null) {
      command.add("--operations=" + options.operations);
    }
    command.add("--json=" + file(step, ".json"));
    return command;
  }

  private Path file(Plan.Step step, String extension) {
    return options.out.resolve(step.fileName() + extension);
  }

  /** The manifest first: without it, what is left counts for nothing. */
  private void clear(Plan.Step step) throws IOException {
    new Manifest(options.out, step.fileName()).remove();
    for (String extension : new String[] {".jfr", ".json", ".txt"}) {
      Files.deleteIfExists(file(step, extension));
    }
  }
}
