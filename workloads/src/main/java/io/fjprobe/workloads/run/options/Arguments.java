package io.fjprobe.workloads.run.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words of the command line, taken apart but not yet understood. */
public final class Arguments {
  private static final List<String> COMMON_FLAGS =
      Collections.unmodifiableList(Arrays.asList("--help", "--list", "--version"));

  /** Of workloads, each once. */
  public final List<String> names;

  public final boolean help;
  public final boolean list;
  public final boolean version;
  public final Map<String, String> options;

  /** Words without a value that only one command has, as written. */
  public final Set<String> flags;

  private Arguments(List<String> names, Set<String> flags, Map<String, String> options) {
    this.names = names;
    this.flags = flags;
    this.help = flags.contains("--help");
    this.list = flags.contains("--list");
    this.version = flags.contains("--version");
    this.options = options;
  }

  public static Arguments parse(String... words) throws UsageException {
    return parse(Collections.emptySet(), words);
  }

  public static Arguments parse(Set<String> ownFlags, String... words) throws UsageException {
    return parse(ownFlags, Collections.emptySet(), words);
  }

  /**
   * @param ownFlags words without a value, beside those that every command has
   * @param yes names of options whose name alone says yes
   */
  public static Arguments parse(Set<String> ownFlags, Set<String> yes, String... words)
      throws UsageException {
    List<String> names = new ArrayList<>();
    Map<String, String> options = new LinkedHashMap<>();
    Set<String> flags = new LinkedHashSet<>();
    for (Iterator<String> rest = Arrays.asList(words).iterator(); rest.hasNext(); ) {
      String word = rest.next();
      int equals = word.indexOf('=');
      if (COMMON_FLAGS.contains(word) || ownFlags.contains(word)) {
        flags.add(word);
      } else if (word.startsWith("--") && yes.contains(word.substring(2))) {
        options.put(word.substring(2), Option.YES);
      } else if (word.startsWith("--") && equals > 2) {
        options.put(word.substring(2, equals), word.substring(equals + 1));
      } else if (word.startsWith("--") && rest.hasNext()) {
        options.put(word.substring(2), rest.next());
      } else if (word.startsWith("-")) {
        throw new UsageException(
            "option " + word + " has no value",
            "it follows the option, or an equals sign",
            "write --option=value");
      } else if (names.contains(word)) {
        throw new UsageException(
            "workload " + word + " twice", "results go by name", "name each once");
      } else {
        names.add(word);
      }
    }
    return new Arguments(names, flags, options);
  }
}
