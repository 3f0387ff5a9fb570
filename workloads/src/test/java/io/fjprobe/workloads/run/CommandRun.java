package io.fjprobe.workloads.run;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.fjprobe.workloads.run.workload.Workload;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;

/** A command line as a user types it, and what it prints. */
final class CommandRun {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  int run(List<Workload> workloads, String... words) {
    return run(workloads, workloads, words);
  }

  /**
   * @param suite what runs if none is named
   */
  int run(List<Workload> workloads, List<Workload> suite, String... words) {
    return new CommandLine(
            workloads,
            suite,
            List.of("matrix"),
            new PrintStream(out, true, UTF_8),
            new PrintStream(err, true, UTF_8))
        .run(words);
  }

  String out() {
    return out.toString(UTF_8);
  }

  String err() {
    return err.toString(UTF_8);
  }
}
