package io.fjprobe.weaving.option;

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

  static final String[] NAMES = {"level", "tasks", "operation", "file", "labels", "strict"};
  static final List<String> LEVELS = Arrays.asList("counters", "default", "full");
  static final List<String> TASKS = Arrays.asList("single", "batches");

  private static final int MOST_LABELS = 1024;

  /** Compiled where there are labels: it takes milliseconds, and most JVMs have none. */
  private static final class Label {
    static final Pattern FORM = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*:[^;]+");
  }

  private final Map<String, String> values;
  private final boolean help;

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
    Map<String, String> values = new LinkedHashMap<>();
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
        put(part, values);
      }
    }
    Options options = new Options(values, help);
    options.check();
    return options;
  }

  /** Options that were parsed before. */
  public static Options of(Map<String, String> given) {
    Options options = new Options(given, false);
    options.check();
    return options;
  }

  private static void put(String part, Map<String, String> values) {
    int equals = part.indexOf('=');
    String name = equals < 0 ? part : part.substring(0, equals);
    for (String known : NAMES) {
      if (known.equals(name) && equals > 0) {
        values.put(name, part.substring(equals + 1));
        return;
      }
    }
    throw new OptionException(
        equals < 0
            ? "'" + part + "' is not of the form <option>=<value>"
            : "unknown option '" + name + "'" + Nearest.didYouMean(name, Arrays.asList(NAMES)));
  }

  private void check() {
    level();
    taskBatches();
    strict();
    operations();
    labels();
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
      throw new OptionException("tasks=" + tasks + " is not one of " + String.join(", ", TASKS));
    }
    boolean batches = tasks.equals("batches");
    if (batches && !level().equals("full")) {
      throw new OptionException(
          "tasks=batches needs level=full: at level=" + level() + " no tasks are recorded");
    }
    return batches;
  }

  /** Methods of the application to count; empty unless given. */
  public List<OperationName> operations() {
    String names = values.get("operation");
    return names == null ? Collections.emptyList() : OperationName.parse(names);
  }

  /** Whose JVM it is, as {@code name:value} with ; between them; empty unless given. */
  public String labels() {
    String labels = values.getOrDefault("labels", "");
    if (labels.length() > MOST_LABELS) {
      throw new OptionException(
          "labels= is longer than " + MOST_LABELS + " characters: use fewer or shorter labels");
    }
    for (String label : labels.split(";")) {
      if (!labels.isEmpty() && !Label.FORM.matcher(label).matches()) {
        throw new OptionException(
            "labels="
                + labels
                + ": '"
                + label
                + "' is not of the form name:value, such as service:orders;host:node-7");
      }
    }
    return labels;
  }

  public boolean strict() {
    String strict = values.get("strict");
    if (strict == null || strict.equals("false")) {
      return false;
    }
    if (strict.equals("true")) {
      return true;
    }
    throw new OptionException("strict=" + strict + " is neither true nor false");
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
