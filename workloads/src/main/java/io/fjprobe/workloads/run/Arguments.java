package io.fjprobe.workloads.run;

import java.util.LinkedHashMap;
import java.util.Map;

/** The words of the command line, taken apart but not yet understood. */
public final class Arguments {
  /** Of the workload; null: all of them. */
  public final String name;

  public final boolean help;
  final boolean list;
  final boolean version;
  public final Map<String, String> options;

  private Arguments(
      String name, boolean help, boolean list, boolean version, Map<String, String> options) {
    this.name = name;
    this.help = help;
    this.list = list;
    this.version = version;
    this.options = options;
  }

  public static Arguments parse(String... words) throws UsageException {
    String name = null;
    Map<String, String> options = new LinkedHashMap<>();
    Map<String, String> flags = new LinkedHashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (word.equals("--help") || word.equals("--list") || word.equals("--version")) {
        flags.put(word, word);
      } else if (word.startsWith("--") && equals > 2) {
        options.put(word.substring(2, equals), word.substring(equals + 1));
      } else if (word.startsWith("-")) {
        throw new UsageException(
            "option " + word + " has no value", "an option is one word", "write --option=value");
      } else if (name != null) {
        throw new UsageException(
            "two workloads, " + name + " and " + word,
            "a command runs one of them, or all when none is named",
            "name one");
      } else {
        name = word;
      }
    }
    return new Arguments(
        name,
        flags.containsKey("--help"),
        flags.containsKey("--list"),
        flags.containsKey("--version"),
        options);
  }
}
