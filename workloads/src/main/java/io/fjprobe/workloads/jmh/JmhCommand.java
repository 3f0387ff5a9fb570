package io.fjprobe.workloads.jmh;

import io.fjprobe.workloads.run.options.UsageException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Hands the command line over to JMH. Nothing else of the workloads' own loads its classes. */
public final class JmhCommand {
  public static final String NAME = "jmh";
  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private final PrintStream err;

  public JmhCommand(PrintStream err) {
    this.err = err;
  }

  /** Returns the exit code. */
  public int run(String... words) {
    try {
      CommandLineOptions given = new CommandLineOptions(words);
      return tells(given) ? OK : measure(given);
    } catch (CommandLineOptionException | UsageException e) {
      err.println("jmh: " + e.getMessage());
      return USAGE;
    } catch (NoBenchmarksException e) {
      err.println(
          "jmh: no benchmark has that name; names are regular expressions such as Trig, and case"
              + " matters; -l lists them");
      return USAGE;
    } catch (RunnerException | IOException e) {
      err.println("jmh: " + messages(e));
      return FAILED;
    }
  }

  private static String messages(Throwable problem) {
    List<String> messages = new ArrayList<>();
    for (Throwable each = problem; each != null; each = each.getCause()) {
      messages.add(each.getMessage());
    }
    return messages.stream().filter(Objects::nonNull).distinct().collect(Collectors.joining("; "));
  }

  /** Whether it was asked for something else than to run. */
  private static boolean tells(CommandLineOptions given) throws IOException {
    if (given.shouldHelp()) {
      given.showHelp();
    } else if (given.shouldList()) {
      new Runner(given).list();
    } else if (given.shouldListWithParams()) {
      new Runner(given).listWithParams(given);
    } else if (given.shouldListProfilers()) {
      given.listProfilers();
    } else if (given.shouldListResultFormats()) {
      given.listResultFormats();
    } else {
      return false;
    }
    return true;
  }

  private int measure(CommandLineOptions given) throws RunnerException, UsageException {
    ForkRecordings.refuseOneForAll(given);
    Begun begun = new Begun(given);
    if (ForkRecordings.areOfForks(given)) {
      ForkRecordings.dropThatOfThisJvm(err);
    }
    Collection<RunResult> results = new Runner(withParallelism(given), begun.output()).run();
    Collection<String> failed = begun.without(results);
    failed.forEach(each -> err.println("jmh: failed: " + each));
    return failed.isEmpty() ? OK : FAILED;
  }

  /** JMH reports parameters as they are written: so with the number, not with a word for it. */
  private static Options withParallelism(CommandLineOptions given) {
    OptionsBuilder options = new OptionsBuilder();
    options.parent(given);
    if (!given.getParameter(PoolBenchmark.PARALLELISM).hasValue()) {
      int cpus = Runtime.getRuntime().availableProcessors();
      options.param(PoolBenchmark.PARALLELISM, Integer.toString(cpus));
    }
    return options.build();
  }
}
