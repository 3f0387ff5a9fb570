package io.fjprobe.workloads.burden;

import io.fjprobe.workloads.fork.ForkingCommand;
import io.fjprobe.workloads.fork.GivenOptions;
import io.fjprobe.workloads.fork.Program;
import io.fjprobe.workloads.run.HelpText;
import io.fjprobe.workloads.run.json.JsonFile;
import io.fjprobe.workloads.run.options.Arguments;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Syntax;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.plan.CommonOptions;
import io.fjprobe.workloads.run.report.EnvironmentReport;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What a steal, a wake-up, a blocked join and a submission cost on this JDK and machine. */
public final class BurdenCommand extends ForkingCommand {
  public static final String NAME = "burden";

  private static final Option REPETITIONS =
      Option.number("repetitions", 1_000, 1, 1_000_000, "of each measurement");
  private static final Option WARM_UPS =
      Option.number(
          "warmup-repetitions", 10_000, 0, 10_000_000, "of each measurement before; left out");
  private static final Option PARKED =
      Option.number(
          "parked-us",
          100,
          0,
          1_000_000,
          "microseconds that a thread is parked at least before it is woken");

  private static final List<Option> OPTIONS =
      Collections.unmodifiableList(
          Arrays.asList(REPETITIONS, WARM_UPS, PARKED, CommonOptions.JSON));
  private static final Syntax SYNTAX =
      new Syntax(NAME, NAME + " --help", OPTIONS, Collections.emptySet());

  public BurdenCommand(Program program, PrintStream out, PrintStream err) {
    super(NAME, SYNTAX, program, out, err);
  }

  @Override
  protected boolean measure(Arguments arguments) throws UsageException {
    refuseNames(arguments);
    GivenOptions given = new GivenOptions(arguments);
    Conditions conditions =
        new Conditions(given.number(REPETITIONS), given.number(WARM_UPS), given.number(PARKED));
    String name = given.text(CommonOptions.JSON, null);
    JsonFile json = name == null ? null : JsonFile.open(name);
    List<Cost> costs = new ArrayList<>();
    for (Mechanism mechanism : Mechanism.values()) {
      costs.add(mechanism.measure(conditions, Runtime.getRuntime().availableProcessors()));
    }
    out.print(EnvironmentReport.describe() + "\n" + BurdenTable.format(costs, conditions));
    if (json != null) {
      json.write(BurdenReport.format(costs, conditions));
    }
    return costs.stream().allMatch(Cost::isMeasured);
  }

  private static void refuseNames(Arguments arguments) throws UsageException {
    if (!arguments.names.isEmpty()) {
      throw new UsageException(
          NAME + " and " + arguments.names.get(0), NAME + " takes only options", "leave it out");
    }
  }

  @Override
  protected String help() {
    return "usage: java -jar workloads.jar burden [--option=value ...]\n"
        + "burden: what the mechanisms of the pool cost on this JDK and machine\n\n"
        + "options:\n"
        + HelpText.options(OPTIONS)
        + "\nTimes, each from one event to another:\n"
        + "  steal: from the end of a task until the same worker begins one that it stole. That one has\n"
        + "      been there all the time. It is in another queue than the last one, so the worker has to\n"
        + "      look for it, or it is in the same queue again.\n"
        + "  fork or submission that wakes: from the call until the task begins. The only worker that can\n"
        + "      take it is parked.\n"
        + "  submission to an awake worker: from the call until the task begins. The only worker ends its\n"
        + "      task as soon as it sees that the call is done.\n"
        + "  return: from the end of a task until the thread goes on that waits for it, parked. In a\n"
        + "      join this is a worker, and in get() and invoke() a thread outside of the pool.\n"
        + "  fork and join: CPU time of an empty task, made new, forked, and run in the join. Each of the\n"
        + "      repetitions is an average over thousands of tasks.\n"
        + "exit codes: 0 all is measured, 1 something is not (the result says why), 2 the command line\n"
        + "or a file is wrong\n";
  }
}
