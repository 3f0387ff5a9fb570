package io.fjprobe.workloads.overhead;

import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.Turns;
import io.fjprobe.workloads.fork.Figures;
import io.fjprobe.workloads.fork.Fork;
import io.fjprobe.workloads.fork.ForkFailure;
import io.fjprobe.workloads.fork.Load;
import io.fjprobe.workloads.fork.Program;
import io.fjprobe.workloads.fork.Progress;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Runs the JVMs, one after the other, in rounds that each have every variant of everything. */
final class Bench {
  private final OverheadOptions options;
  private final Program program;
  private final TemporaryDirectory directory;
  private final Path settings;

  Bench(OverheadOptions options, Program program, TemporaryDirectory directory) throws IOException {
    this.options = options;
    this.program = program;
    this.directory = directory;
    this.settings = directory.path.resolve("without-agent.jfc");
    String own = new String(Files.readAllBytes(options.settings), StandardCharsets.UTF_8);
    Files.write(settings, JfrSettings.withoutAgentEvents(own).getBytes(StandardCharsets.UTF_8));
  }

  List<Sample> run(PrintStream err) throws IOException, ForkFailure {
    int cells = options.jdks.size() * options.loads.size();
    int total = options.pairs * cells * options.variants.size();
    Progress progress = new Progress(err, total, System.nanoTime());
    List<Sample> samples = new ArrayList<>();
    for (int round = 1; round <= options.pairs; round++) {
      for (JavaHome jdk : options.jdks) {
        for (Load load : options.loads) {
          for (Variant variant : Turns.order(options.variants, round)) {
            String what = describe(jdk, load, variant, round);
            samples.add(new Sample(jdk, load, variant, round, fork(jdk, load, variant, what)));
            progress.ended(what, System.nanoTime(), LocalTime.now(ZoneId.systemDefault()));
          }
        }
      }
    }
    return samples;
  }

  private static String describe(JavaHome jdk, Load load, Variant variant, int round) {
    return "round " + round + ", JDK " + jdk.feature + ", " + load.title + ", " + variant.text();
  }

  private Figures fork(JavaHome jdk, Load load, Variant variant, String what)
      throws IOException, ForkFailure {
    directory.clear(settings);
    Path json = directory.path.resolve("figures.json");
    Path recording = directory.path.resolve("recording.jfr");
    List<String> command = new ArrayList<>();
    command.add(jdk.java());
    command.addAll(Kernels.jvmArguments());
    command.addAll(variant.jvmArguments(options.agent, settings, recording));
    command.add("-cp");
    command.add(program.jar.toString());
    command.add(program.mainClass);
    command.addAll(load.words(options.warmUps));
    command.add("--json=" + json);
    try {
      Fork.run(
          command,
          directory.path,
          directory.path.resolve("output.txt"),
          options.limitSeconds * 1_000L);
      Figures figures = Figures.of(new String(Files.readAllBytes(json), StandardCharsets.UTF_8));
      figures.requireOf(jdk);
      if (figures.agentPresent != variant.needsAgent()) {
        throw new ForkFailure("agent present: " + figures.agentPresent);
      }
      if (variant != Variant.PLAIN && !Files.exists(recording)) {
        throw new ForkFailure("it left no recording");
      }
      return figures;
    } catch (ForkFailure e) {
      throw new ForkFailure(
          what + ": " + e.getMessage() + "\n  the command was " + String.join(" ", command));
    }
  }
}
