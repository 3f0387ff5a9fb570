package io.fjprobe.workloads.matrix;

import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.JdkList;
import io.fjprobe.workloads.fork.GivenOptions;
import io.fjprobe.workloads.fork.Load;
import io.fjprobe.workloads.run.options.Arguments;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Syntax;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.workload.Workload;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What the command line asks for, with everything decided. */
final class MatrixOptions {
  static final String RESUME = "--resume";
  static final String NO_AGENT = "--no-agent";
  private static final Set<String> FLAGS =
      Collections.unmodifiableSet(new LinkedHashSet<>(Arrays.asList(RESUME, NO_AGENT)));
  private static final String INTERLEAVED = "interleaved";
  private static final Pattern ANY = Pattern.compile(".+");

  static final Option JDKS =
      Option.text(
          "jdks",
          "<n>=<path>,<n>,...",
          ANY,
          "to run on; the others are compared to the first; a bare number is looked up in\n"
              + JdkList.VARIABLE
              + ", and where JDKs usually are; without this option: the JDK that runs\nthe command");
  static final Option FORKS =
      Option.number("forks", 5, 1, 1_000, "JVMs for each workload on each JDK");
  static final Option PAIRS =
      Option.choice(
          "pairs",
          "interleaved: a round has one JVM of each, in changing order\n"
              + "grouped: all JVMs of one workload on one JDK, then those of the next",
          INTERLEAVED,
          "grouped");
  static final Option OPERATIONS =
      Option.count("operations", 1, 1_000_000_000, "of an iteration; otherwise as the workload");
  static final Option TIME_LIMIT =
      Option.number("time-limit", 120, 1, 86_400, "seconds, after which a JVM counts as hanging");
  static final Option AGENT =
      Option.text("agent", "<path>", ANY, "fjprobe.jar; otherwise that beside workloads.jar");
  static final Option OUT =
      Option.text("out", "<directory>", ANY, "for recordings, manifests and the result; needed");

  static final List<Option> ALL =
      Collections.unmodifiableList(
          Arrays.asList(JDKS, FORKS, PAIRS, OPERATIONS, TIME_LIMIT, AGENT, OUT));

  static final Syntax SYNTAX =
      new Syntax(MatrixCommand.NAME, MatrixCommand.NAME + " --help", ALL, FLAGS);

  final List<JavaHome> jdks;
  final List<Load> loads = new ArrayList<>();
  final int forks;
  final boolean interleaved;
  final int limitSeconds;

  /** Of an iteration; null: as the workload has it. */
  final Long operations;

  /** Null: the JDK's own recording, without the agent. */
  final Path agent;

  final Path out;
  final boolean resume;

  /**
   * @param jar the one that this runs from
   * @param namedJdks the value of {@link JavaHome#VARIABLE}, or null
   */
  MatrixOptions(Arguments arguments, List<Workload> workloads, Path jar, String namedJdks)
      throws UsageException {
    GivenOptions given = new GivenOptions(arguments);
    this.jdks = given.jdks(JDKS, namedJdks);
    this.operations = given.numberOrNull(OPERATIONS);
    for (String title : arguments.names) {
      loads.add(Load.parse(title, operations, workloads));
    }
    this.forks = given.number(FORKS);
    this.interleaved = given.text(PAIRS, INTERLEAVED).equals(INTERLEAVED);
    this.limitSeconds = given.number(TIME_LIMIT);
    this.agent =
        arguments.flags.contains(NO_AGENT)
            ? null
            : agent(given.path(AGENT, jar.resolveSibling("fjprobe.jar")));
    this.out = required(given.path(OUT, null)).toAbsolutePath().normalize();
    this.resume = arguments.flags.contains(RESUME);
    requireWorkload();
  }

  private void requireWorkload() throws UsageException {
    if (loads.isEmpty()) {
      throw new UsageException(
          "matrix without a workload",
          "it runs what is named",
          "write for example matrix fib trig:inpool --out=<directory>");
    }
  }

  private static Path required(Path out) throws UsageException {
    if (out == null) {
      throw new UsageException(
          "matrix without --out", "each JVM leaves a recording", "write --out=<directory>");
    }
    return out;
  }

  private static Path agent(Path file) throws UsageException {
    return GivenOptions.existing(file, ", or write " + NO_AGENT);
  }
}
