package io.fjprobe.workloads.overhead;

import io.fjprobe.workloads.fork.ForkFailure;
import io.fjprobe.workloads.fork.JavaHome;
import io.fjprobe.workloads.run.Arguments;
import io.fjprobe.workloads.run.HelpText;
import io.fjprobe.workloads.run.JsonFile;
import io.fjprobe.workloads.run.UsageException;
import io.fjprobe.workloads.run.Workload;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** What the agent costs: a benchmark of JVMs with it and without. */
public final class OverheadCommand {
  public static final String NAME = "overhead";
  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private final List<Workload> workloads;
  private final String mainClass;
  private final Path jar;
  private final PrintStream out;
  private final PrintStream err;

  /**
   * @param mainClass the command line of the workloads
   * @param jar the one that has it
   */
  public OverheadCommand(
      List<Workload> workloads, String mainClass, Path jar, PrintStream out, PrintStream err) {
    this.workloads = workloads;
    this.mainClass = mainClass;
    this.jar = jar;
    this.out = out;
    this.err = err;
  }

  /** Returns the exit code. */
  public int run(String... words) {
    try {
      Arguments arguments = Arguments.parse(words);
      if (arguments.help) {
        out.print(help());
        return OK;
      }
      measure(new OverheadOptions(arguments, workloads, jar, System.getenv(JavaHome.VARIABLE)));
      return OK;
    } catch (UsageException e) {
      err.println("overhead: " + e.getMessage());
      return USAGE;
    } catch (ForkFailure e) {
      err.println("overhead: " + e.getMessage());
    } catch (IOException e) {
      err.println("overhead: " + e);
    }
    return FAILED;
  }

  private void measure(OverheadOptions options) throws UsageException, IOException, ForkFailure {
    JsonFile json = options.json == null ? null : JsonFile.open(options.json);
    List<Sample> samples;
    try (TemporaryDirectory directory = new TemporaryDirectory()) {
      samples = new Bench(options, jar, mainClass, directory).run(err);
    }
    List<Comparison> comparisons = Comparison.of(options, samples);
    out.print(OverheadTable.format(comparisons, options.pairs));
    if (json != null) {
      json.write(OverheadReport.format(options.pairs, comparisons, samples));
    }
  }

  private static String help() {
    return "overhead: what the agent costs, beside a Flight Recorder recording without it\n\n"
        + "options:\n"
        + HelpText.options(OverheadOptions.ALL)
        + "\nEach JVM runs one warm-up and two measured iterations of a fixed number of operations."
        + "\nOnly the measured ones count. The CPU time is that of the whole process in that time;"
        + "\nsome JDKs tell it in steps of 10 ms.\n"
        + "exit codes: 0 measured, 1 a JVM failed or hung, 2 the command line or a file is wrong\n";
  }
}
