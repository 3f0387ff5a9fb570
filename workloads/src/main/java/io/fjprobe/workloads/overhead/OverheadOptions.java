package io.fjprobe.workloads.overhead;

import io.fjprobe.workloads.fork.JavaHome;
import io.fjprobe.workloads.fork.Load;
import io.fjprobe.workloads.run.Arguments;
import io.fjprobe.workloads.run.Option;
import io.fjprobe.workloads.run.UsageException;
import io.fjprobe.workloads.run.Workload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the command line asks for, with everything decided. */
final class OverheadOptions {
  private static final Pattern ANY = Pattern.compile(".+");
  private static final String STANDARD_LOADS = "fib,trig:fresh,trig:inpool";
  private static final String STANDARD_VARIANTS = "plain,jfr,counters,default,full";

  static final Option JDKS =
      Option.text(
          "jdks",
          "<n>=<path>,<n>,...",
          ANY,
          "to measure on; a bare number is looked up in "
              + JavaHome.VARIABLE
              + ";\nwithout this option: the JDK that runs the command");
  static final Option WORKLOADS =
      Option.text(
          "workloads", "<name>[:<mode>],...", ANY, "what runs; otherwise " + STANDARD_LOADS);
  static final Option VARIANTS =
      Option.text(
          "variants",
          "<variant>,...",
          ANY,
          "jfr, to which all are compared, and some of: plain (nothing observes),\n"
              + "counters, default, full (the agent's levels); otherwise all of them");
  static final Option PAIRS =
      Option.number("pairs", 11, 3, 1_000, "rounds, in each of which every variant runs once");
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
          Arrays.asList(JDKS, WORKLOADS, VARIANTS, PAIRS, OPERATIONS, TIME_LIMIT, AGENT, JSON));

  final List<JavaHome> jdks;
  final List<Load> loads;
  final List<Variant> variants;
  final int pairs;
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
    Map<String, String> given = arguments.options;
    refuseUnknown(arguments);
    String list = text(JDKS, given, null);
    this.jdks =
        list == null ? Collections.singletonList(JavaHome.own()) : JavaHome.parse(list, namedJdks);
    this.loads = new ArrayList<>();
    Long operations =
        given.containsKey(OPERATIONS.name)
            ? (Long) OPERATIONS.parse(given.get(OPERATIONS.name))
            : null;
    for (String title : distinct(WORKLOADS, text(WORKLOADS, given, STANDARD_LOADS))) {
      loads.add(Load.parse(title, operations, workloads));
    }
    this.variants = variants(text(VARIANTS, given, STANDARD_VARIANTS));
    this.pairs = number(PAIRS, given);
    this.limitSeconds = number(TIME_LIMIT, given);
    String standardAgent = jar.resolveSibling("fjprobe.jar").toString();
    this.agent = Paths.get(text(AGENT, given, standardAgent)).toAbsolutePath();
    this.settings = agent.resolveSibling("fjprobe.jfc");
    this.json = text(JSON, given, null);
    requireFile(settings);
    if (variants.stream().anyMatch(Variant::needsAgent)) {
      requireFile(agent);
    }
  }

  private static void refuseUnknown(Arguments arguments) throws UsageException {
    List<String> known = ALL.stream().map(option -> option.name).collect(Collectors.toList());
    if (!arguments.names.isEmpty()) {
      throw new UsageException(
          "overhead and " + arguments.names.get(0),
          "overhead takes only options",
          "write --workloads=" + String.join(",", arguments.names));
    }
    for (String name : arguments.options.keySet()) {
      if (!known.contains(name)) {
        throw new UsageException(
            "unknown option --" + name,
            "overhead takes --" + String.join(", --", known),
            "see overhead --help");
      }
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

  private static String text(Option option, Map<String, String> given, String standard)
      throws UsageException {
    String text = given.get(option.name);
    return text == null ? standard : (String) option.parse(text);
  }

  private static int number(Option option, Map<String, String> given) throws UsageException {
    String text = given.get(option.name);
    return ((Long) (text == null ? option.defaultValue() : option.parse(text))).intValue();
  }

  private static void requireFile(Path file) throws UsageException {
    if (!Files.isReadable(file)) {
      throw new UsageException(
          "no file " + file,
          "the agent and its settings lie beside workloads.jar, or where --agent says",
          "name fjprobe.jar by --agent=<path>");
    }
  }
}
