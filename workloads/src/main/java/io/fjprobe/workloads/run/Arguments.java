package io.fjprobe.workloads.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The words of the command line, taken apart but not yet understood. */
public final class Arguments {
  /** Of workloads, each once. */
  public final List<String> names;

  public final boolean help;
  final boolean list;
  final boolean version;
  public final Map<String, String> options;

  private Arguments(
      List<String> names,
      boolean help,
      boolean list,
      boolean version,
      Map<String, String> options) {
    this.names = names;
    this.help = help;
    this.list = list;
    this.version = version;
    this.options = options;
  }

  public static Arguments parse(String... words) throws UsageException {
    List<String> names = new ArrayList<>();
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
      } else if (names.contains(word)) {
        throw new UsageException(
            "workload " + word + " twice", "results go by name", "name each once");
      } else {
        names.add(word);
      }
    }
    return new Arguments(
        names,
        flags.containsKey("--help"),
        flags.containsKey("--list"),
        flags.containsKey("--version"),
        options);
  }
}
