package io.fjprobe.workloads.run;

import io.fjprobe.workloads.run.json.JsonFile;
import io.fjprobe.workloads.run.jvm.Environment;
import io.fjprobe.workloads.run.measure.RunResult;
import io.fjprobe.workloads.run.measure.Runner;
import io.fjprobe.workloads.run.options.Arguments;
import io.fjprobe.workloads.run.options.UnknownOptionException;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.plan.CommonOptions;
import io.fjprobe.workloads.run.plan.RunPlan;
import io.fjprobe.workloads.run.plan.RunPlans;
import io.fjprobe.workloads.run.report.ArticleCost;
import io.fjprobe.workloads.run.report.EnvironmentReport;
import io.fjprobe.workloads.run.report.JsonReport;
import io.fjprobe.workloads.run.report.ResultTable;
import io.fjprobe.workloads.run.report.RunNotes;
import io.fjprobe.workloads.run.workload.NamedWorkload;
import io.fjprobe.workloads.run.workload.Workload;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The command line over a list of workloads: figures to one stream, all else to the other. */
public final class CommandLine {
  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private final List<Workload> workloads;
  private final List<Workload> suite;
  private final Collection<String> commands;
  private final PrintStream out;
  private final PrintStream err;

  public CommandLine(List<Workload> workloads, PrintStream out, PrintStream err) {
    this(workloads, workloads, Collections.emptyList(), out, err);
  }

  /**
   * @param suite of the workloads, those that run when none is named
   * @param commands other first words, which may have been meant
   */
  public CommandLine(
      List<Workload> workloads,
      List<Workload> suite,
      Collection<String> commands,
      PrintStream out,
      PrintStream err) {
    this.commands = commands;
    this.workloads = workloads;
    this.suite = suite;
    this.out = out;
    this.err = err;
  }

  /** Returns the exit code. */
  public int run(String... words) {
    try {
      return run(parse(words));
    } catch (UsageException e) {
      complain(e.getMessage());
      return USAGE;
    }
  }

  private Arguments parse(String... words) throws UsageException {
    List<String> all = Arrays.asList(words);
    List<Workload> named =
        workloads.stream()
            .filter(workload -> all.contains(workload.name()))
            .collect(Collectors.toList());
    try {
      return RunPlans.syntax(named).parse(words);
    } catch (UnknownOptionException e) {
      find(e.namesBefore);
      throw e;
    }
  }

  private int run(Arguments arguments) throws UsageException {
    if (arguments.version) {
      out.println("workloads " + Environment.version());
    } else if (arguments.help) {
      out.print(help(arguments.names));
    } else if (arguments.list) {
      out.print(HelpText.list(workloads));
    } else {
      return measure(arguments);
    }
    return OK;
  }

  private int measure(Arguments arguments) throws UsageException {
    List<RunPlan> plans = plans(find(arguments.names), arguments.options);
    String name = arguments.options.get(CommonOptions.JSON.name);
    JsonFile json = name == null ? null : JsonFile.open((String) CommonOptions.JSON.parse(name));
    err.print(ArticleCost.format(plans));
    List<RunResult> results = run(plans);
    out.print(EnvironmentReport.describe(plans.get(0).parallelism));
    out.print("\n" + ResultTable.format(results) + "\n" + RunNotes.format(results));
    if (json != null) {
      json.write(JsonReport.format(results));
    }
    return results.stream().allMatch(RunResult::verified) ? OK : FAILED;
  }

  private List<RunResult> run(List<RunPlan> plans) {
    Runner runner = new Runner(err);
    List<RunResult> results = new ArrayList<>();
    for (RunPlan plan : plans) {
      if (!plan.isPossible()) {
        complain("without " + plan.title() + ", which needs JDK " + plan.requiredJdk());
        continue;
      }
      if (plans.stream().filter(other -> other.title().equals(plan.title())).count() > 1) {
        err.println(plan.title() + ": " + plan.unit());
      }
      RunResult result = runner.run(plan);
      if (!result.verified()) {
        complain(plan.title() + ": " + result.failure + result.advice);
      }
      results.add(result);
    }
    return results;
  }

  private String help(List<String> names) throws UsageException {
    return names.isEmpty()
        ? HelpText.general()
        : find(names).stream().map(HelpText::of).collect(Collectors.joining("\n"));
  }

  private List<RunPlan> plans(List<Workload> named, Map<String, String> options)
      throws UsageException {
    switch (named.size()) {
      case 0:
        return RunPlans.suite(suite, options);
      case 1:
        return RunPlans.one(named.get(0), options);
      default:
        return RunPlans.several(named, options);
    }
  }

  private List<Workload> find(List<String> names) throws UsageException {
    List<Workload> found = new ArrayList<>();
    for (String name : names) {
      found.add(NamedWorkload.find(name, workloads, commands));
    }
    return found;
  }

  private void complain(String message) {
    err.println("workloads: " + message);
  }
}
