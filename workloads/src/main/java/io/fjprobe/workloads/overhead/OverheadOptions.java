package io.fjprobe.workloads.overhead;

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
final class OverheadOptions {
  private static final Pattern ANY = Pattern.compile(".+");
  private static final String STANDARD_LOADS = "fib,trig:fresh,trig:inpool";
  private static final String STANDARD_VARIANTS = "plain,jfr,counters,default,full,batches";

  static final Option JDKS =
      Option.text(
          "jdks",
          "<n>=<path>,<n>,...",
          ANY,
          "to measure on; a bare number is looked up in "
              + JdkList.VARIABLE
              + ",\nand where JDKs usually are; without this option: the JDK that runs the command");
  static final Option WORKLOADS =
      Option.text(
          "workloads", "<name>[:<mode>],...", ANY, "what runs; otherwise " + STANDARD_LOADS);
  static final Option VARIANTS =
      Option.text(
          "variants",
          "<variant>,...",
          ANY,
          "jfr, to which all are compared, and some of: plain (nothing observes),\n"
              + "counters, default, full (the agent's levels), batches (full with\n"
              + "tasks=batches); otherwise all of them");
  static final Option PAIRS =
      Option.number("pairs", 11, 3, 1_000, "rounds, in each of which every variant runs once");
  static final Option WARM_UPS =
      Option.number("warmup-iterations", 6, 0, 1_000, "of each JVM, before two measured ones");
  static final Option OPERATIONS =
      Option.count(
          "operations", 1, 1_000_000_000, "of an iteration; otherwise about a second's worth");
  static final Option TIME_LIMIT =
      Option.number("time-limit", 120, 1, 86_400, "seconds, after which a JVM counts as hanging");
  static final Option AGENT =
      Option.text(
          "agent",
          "<path>",
          ANY,
          "fjprobe.jar, with fjprobe.jfc beside it; otherwise that beside workloads.jar");
  static final Option JSON = Option.text("json", "<file>", ANY, "write all figures there");

  static final List<Option> ALL =
      Collections.unmodifiableList(
          Arrays.asList(
              JDKS, WORKLOADS, VARIANTS, PAIRS, WARM_UPS, OPERATIONS, TIME_LIMIT, AGENT, JSON));

  static final Syntax SYNTAX =
      new Syntax(
          OverheadCommand.NAME, OverheadCommand.NAME + " --help", ALL, Collections.emptySet());

  final List<JavaHome> jdks;
  final List<Load> loads;
  final List<Variant> variants;
  final int pairs;
  final int warmUps;
  final int limitSeconds;
  final Path agent;

  /** Of the recording that is made without the agent, before its events are taken out. */
  final Path settings;

  /** Null: none is to be written. */
  final String json;

  /**
   * @param jar the one that this runs from
   * @param namedJdks the value of {@link JavaHome#VARIABLE}, or null
   */
  OverheadOptions(Arguments arguments, List<Workload> workloads, Path jar, String namedJdks)
      throws UsageException {
    GivenOptions given = new GivenOptions(arguments);
    refuseNames(arguments);
    this.jdks = given.jdks(JDKS, namedJdks);
    this.loads = new ArrayList<>();
    Long operations = given.numberOrNull(OPERATIONS);
    for (String title : distinct(WORKLOADS, given.text(WORKLOADS, STANDARD_LOADS))) {
      loads.add(Load.parse(title, operations, workloads));
    }
    this.variants = variants(given.text(VARIANTS, STANDARD_VARIANTS));
    this.pairs = given.number(PAIRS);
    this.warmUps = given.number(WARM_UPS);
    this.limitSeconds = given.number(TIME_LIMIT);
    this.agent = given.path(AGENT, jar.resolveSibling("fjprobe.jar")).toAbsolutePath();
    this.settings = GivenOptions.existing(agent.resolveSibling("fjprobe.jfc"), "");
    this.json = given.text(JSON, null);
    if (variants.stream().anyMatch(Variant::needsAgent)) {
      GivenOptions.existing(agent, "");
    }
  }

  private static void refuseNames(Arguments arguments) throws UsageException {
    if (!arguments.names.isEmpty()) {
      throw new UsageException(
          "overhead and " + arguments.names.get(0),
          "overhead takes only options",
          "write --workloads=" + String.join(",", arguments.names));
    }
  }

  private static List<Variant> variants(String list) throws UsageException {
    List<Variant> variants = new ArrayList<>();
    for (String word : distinct(VARIANTS, list)) {
      variants.add(Variant.of(word));
    }
    if (!variants.contains(Variant.JFR) || variants.size() < 2) {
      throw new UsageException(
          "--variants=" + list + " compares nothing",
          "each variant is compared to jfr",
          "name jfr and another one");
    }
    return variants;
  }

  private static Set<String> distinct(Option option, String list) throws UsageException {
    Set<String> words = new LinkedHashSet<>();
    for (String word : list.split(",", -1)) {
      if (!words.add(word)) {
        throw new UsageException(
            "--" + option.name + " has " + word + " twice", "results go by name", "name it once");
      }
    }
    return words;
  }
}
