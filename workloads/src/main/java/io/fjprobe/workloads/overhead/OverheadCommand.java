package io.fjprobe.workloads.overhead;

import io.fjprobe.launch.JdkList;
import io.fjprobe.workloads.fork.ForkFailure;
import io.fjprobe.workloads.fork.ForkingCommand;
import io.fjprobe.workloads.fork.Program;
import io.fjprobe.workloads.run.HelpText;
import io.fjprobe.workloads.run.json.JsonFile;
import io.fjprobe.workloads.run.options.Arguments;
import io.fjprobe.workloads.run.options.UsageException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** What the agent costs: a benchmark of JVMs with it and without. */
public final class OverheadCommand extends ForkingCommand {
  public static final String NAME = "overhead";

  public OverheadCommand(Program program, PrintStream out, PrintStream err) {
    super(NAME, OverheadOptions.SYNTAX, program, out, err);
  }

  @Override
  protected boolean measure(Arguments arguments) throws UsageException, IOException, ForkFailure {
    OverheadOptions options =
        new OverheadOptions(
            arguments, program.workloads, program.jar, System.getenv(JdkList.VARIABLE));
    JsonFile json = options.json == null ? null : JsonFile.open(options.json);
    List<Sample> samples;
    try (TemporaryDirectory directory = new TemporaryDirectory()) {
      samples = new Bench(options, program, directory).run(err);
    }
    List<Comparison> comparisons = Comparison.of(options, samples);
    out.print(OverheadTable.format(comparisons, options.pairs));
    if (json != null) {
      json.write(OverheadReport.format(options.pairs, comparisons, samples));
    }
    return true;
  }

  @Override
  protected String help() {
    return "overhead: what the agent costs, beside a Flight Recorder recording without it\n\n"
        + "options:\n"
        + HelpText.options(OverheadOptions.ALL)
        + "\nEach JVM runs iterations of a fixed number of operations, first some to warm up: the"
        + "\ncompiler has more to do with an agent. Only the measured ones count. The CPU time is that"
        + "\nof the whole process in that time; some JDKs tell it in steps of 10 ms. The loop of kmeans"
        + "\nis compiled alone, not into the pool's code, where its speed would depend on what else is"
        + "\nthere.\n"
        + "exit codes: 0 measured, 1 a JVM failed or hung, 2 the command line or a file is wrong\n";
  }
}
