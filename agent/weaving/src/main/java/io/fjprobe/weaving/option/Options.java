package io.fjprobe.weaving.option;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The agent's options: from the command line, else from a system property, else from the
 * environment.
 */
public final class Options {

  /** For the attach command, which names a file in any case. */
  public static final String FILE_IS_CHOSEN = "fileIsChosen";

  static final String[] NAMES = {
    "level",
    "tasks",
    "span",
    "operation",
    "count",
    "looks",
    "metrics",
    "duration",
    "file",
    "labels",
    "strict"
  };

  /** Options that name methods. */
  private static final List<String> METHODS = Arrays.asList("operation", "count");

  static final List<String> LEVELS = Arrays.asList("counters", "default", "full");
  static final List<String> TASKS = Arrays.asList("single", "batches");

  private static final String LEFT_OUT =
      "; this is left out, and the rest is observed; -javaagent:fjprobe.jar=help lists the options";

  private static final int LOOKS = 50;
  private static final int MOST_LOOKS = 100;
  private static final int MOST_LABELS = 1024;

  /** Compiled where there are labels: it takes milliseconds, and most JVMs have none. */
  private static final class Label {
    static final Pattern FORM = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*:[^;]+");
  }

  private final Map<String, String> values;
  private final boolean help;
  private final List<String> problems = new ArrayList<>();

  private Options(Map<String, String> values, boolean help) {
    this.values = values;
    this.help = help;
  }

  /**
   * @param argument what follows the = of -javaagent, or null
   * @throws OptionException if something is wrong with it
   */
  public static Options parse(
      String argument, Map<?, ?> properties, Map<String, String> environment) {
    return parseValid(argument, properties, environment).allValid();
  }

  /** Likewise, but what is wrong is left out, and told by {@link #problems}. */
  public static Options parseValid(
      String argument, Map<?, ?> properties, Map<String, String> environment) {
    Map<String, String> values = new LinkedHashMap<>();
    List<String> problems = new ArrayList<>();
    for (String name : NAMES) {
      Object property = properties.get("fjprobe." + name);
      String variable = environment.get("FJPROBE_" + name.toUpperCase(Locale.ROOT));
      if (property != null || variable != null) {
        values.put(name, property != null ? property.toString() : variable);
      }
    }
    boolean help = false;
    for (String part : argument == null ? new String[0] : argument.split(",")) {
      if (part.equals("help")) {
        help = true;
      } else if (!part.isEmpty()) {
        put(part, values, problems);
      }
    }
    Options options = new Options(values, help);
    options.problems.addAll(problems);
    options.leaveOutWrong();
    return options;
  }

  /** Options that were parsed before. */
  public static Options of(Map<String, String> given) {
    Options options = new Options(new LinkedHashMap<>(given), false);
    options.leaveOutWrong();
    return options.allValid();
  }

  private Options allValid() {
    if (!problems.isEmpty()) {
      throw new OptionException(problems.get(0));
    }
    return this;
  }

  /** What is wrong and therefore left out; empty if all is well. */
  public List<String> problems() {
    return Collections.unmodifiableList(problems);
  }

  /**
   * Says what is left out.
   *
   * @throws OptionException instead if nothing may be
   */
  public void tellProblems(boolean strict) {
    if (strict) {
      allValid();
    }
    for (String problem : problems) {
      System.err.println("fjprobe: " + Visible.of(problem) + LEFT_OUT);
    }
  }

  private static void put(String part, Map<String, String> values, List<String> problems) {
    int equals = part.indexOf('=');
    String name = equals < 0 ? part : part.substring(0, equals);
    for (String known : NAMES) {
      if (known.equals(name) && equals > 0) {
        values.put(name, part.substring(equals + 1));
        return;
      }
    }
    problems.add(
        equals < 0
            ? "'" + part + "' is not of the form <option>=<value>"
            : "unknown option '" + name + "'" + Nearest.didYouMean(name, Arrays.asList(NAMES)));
  }

  private void leaveOutWrong() {
    for (String option : METHODS) {
      if (values.containsKey(option)) {
        keep(option, MethodName.valid(option, values.get(option), problems));
      }
    }
    if (!labels().isEmpty()) {
      keep("labels", validLabels());
    }
    for (String name : NAMES) {
      leaveOutIfWrong(name);
    }
  }

  private void leaveOutIfWrong(String name) {
    try {
      check(name);
    } catch (OptionException e) {
      problems.add(e.getMessage());
      values.remove(name);
    }
  }

  private void keep(String name, List<String> parts) {
    if (parts.isEmpty()) {
      values.remove(name);
    } else {
      values.put(name, String.join(";", parts));
    }
  }

  private void check(String name) {
    switch (name) {
      case "level":
        level();
        break;
      case "tasks":
        taskBatches();
        break;
      case "span":
        span();
        break;
      case "looks":
        looks();
        break;
      case "metrics":
        metrics();
        break;
      case "duration":
        duration();
        break;
      case "strict":
        strict();
        break;
      case "file":
        checkFile();
        break;
      case "labels":
        checkLabels();
        break;
      default:
    }
  }

  private void checkFile() {
    if (values.containsKey("file") && values.get("file").trim().isEmpty()) {
      throw new OptionException("file= needs a file name");
    }
  }

  public boolean help() {
    return help;
  }

  /** Those that were given, by name. */
  public Map<String, String> given() {
    return Collections.unmodifiableMap(values);
  }

  /** One of counters, default, full. */
  public String level() {
    String level = values.getOrDefault("level", "default");
    if (!LEVELS.contains(level)) {
      throw new OptionException(
          "level="
              + level
              + " is not one of "
              + String.join(", ", LEVELS)
              + Nearest.didYouMean(level, LEVELS));
    }
    return level;
  }

  /** Whether tasks share events: tasks is one of single, batches. */
  public boolean taskBatches() {
    String tasks = values.getOrDefault("tasks", "single");
    if (!TASKS.contains(tasks)) {
      throw new OptionException(
          "tasks="
              + tasks
              + " is not one of "
              + String.join(", ", TASKS)
              + Nearest.didYouMean(tasks, TASKS));
    }
    boolean batches = tasks.equals("batches");
    if (batches && !level().equals("full")) {
      throw new OptionException(
          "tasks=batches needs level=full: at level=" + level() + " no tasks are recorded");
    }
    return batches;
  }

  /** Whether work and span of operations are measured. */
  public boolean span() {
    return isOn("span", "off", "on");
  }

  /** Methods of the application to count and to time; empty unless given. */
  public List<MethodName> operations() {
    return methods("operation");
  }

  /** Methods of the application of which only calls are to be counted; empty unless given. */
  public List<MethodName> counted() {
    return methods("count");
  }

  private List<MethodName> methods(String option) {
    String names = values.get(option);
    return names == null ? Collections.emptyList() : MethodName.parse(option, names);
  }

  /** At threads, a second at most; 0: none. */
  public int looks() {
    String looks = values.get("looks");
    if (looks == null) {
      return level().equals("counters") ? 0 : LOOKS;
    }
    if (looks.equals("off")) {
      return 0;
    }
    if (!looks.matches("[0-9]{1,3}")
        || looks.matches("0+")
        || Integer.parseInt(looks) > MOST_LOOKS) {
      throw new OptionException(
          "looks=" + looks + " is neither off nor a number of looks a second, 1 to " + MOST_LOOKS);
    }
    return Integer.parseInt(looks);
  }

  /** Whether there are to be management beans. */
  public boolean metrics() {
    return isOn("metrics", "off", "jmx");
  }

  /** Of the recording; null: until the JVM exits, or until the agent is detached. */
  public RecordingTime duration() {
    String duration = values.get("duration");
    return duration == null ? null : RecordingTime.parse(duration);
  }

  /** Whose JVM it is, as {@code name:value} with ; between them; empty unless given. */
  public String labels() {
    return values.getOrDefault("labels", "");
  }

  private List<String> validLabels() {
    String labels = labels();
    List<String> valid = new ArrayList<>();
    for (String label : labels.split(";")) {
      if (Label.FORM.matcher(label).matches() && Visible.isAll(label)) {
        valid.add(label);
      } else {
        problems.add(
            "labels="
                + labels
                + ": '"
                + label
                + "' is not of the form name:value, such as service:orders;host:node-7");
      }
    }
    return valid;
  }

  private void checkLabels() {
    if (labels().length() > MOST_LABELS) {
      throw new OptionException(
          "labels= is longer than " + MOST_LABELS + " characters: use fewer or shorter labels");
    }
  }

  public boolean strict() {
    return isOn("strict", "false", "true");
  }

  /** An option with two values, of which the first is the default. */
  private boolean isOn(String name, String off, String on) {
    String value = values.getOrDefault(name, off);
    if (!value.equals(off) && !value.equals(on)) {
      throw new OptionException(
          name
              + "="
              + value
              + " is neither "
              + on
              + " nor "
              + off
              + Nearest.didYouMean(value, Arrays.asList(on, off)));
    }
    return value.equals(on);
  }

  /** Null unless given. */
  public String file() {
    return values.get("file");
  }

  /** Whether the user named the file. */
  public boolean fileIsChosen() {
    return file() != null && !"false".equals(values.get(FILE_IS_CHOSEN));
  }

  /** Whether to be strict about options that could not be parsed as a whole. */
  public static boolean asksForStrict(
      String argument, Map<?, ?> properties, Map<String, String> environment) {
    String all = "," + (argument == null ? "" : argument) + ",";
    return all.contains(",strict=true,")
        || "true".equals(properties.get("fjprobe.strict"))
        || "true".equals(environment.get("FJPROBE_STRICT"));
  }
}
