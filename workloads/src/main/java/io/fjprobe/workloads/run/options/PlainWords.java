package io.fjprobe.workloads.run.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads names, known flags and known {@code --option=value} as {@link WordParser} does, but without
 * its library: in the JVM that is observed that would be most of what happens before a workload
 * begins.
 */
final class PlainWords {
  private PlainWords() {}

  /** Null if one of the words is anything else. */
  static Arguments read(Syntax syntax, String... words) throws UsageException {
    List<String> names = new ArrayList<>();
    Map<String, String> options = new LinkedHashMap<>();
    Set<String> flags = new LinkedHashSet<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      Option option = syntax.options.get(equals < 0 ? word : word.substring(0, equals));
      if (syntax.flags.contains(word)) {
        flags.add(word);
      } else if (!word.startsWith("-")) {
        names.add(word);
      } else if (option != null && equals > 0) {
        options.put(option.name, word.substring(equals + 1));
      } else if (option != null && option.isFlag()) {
        options.put(option.name, Option.YES);
      } else {
        return null;
      }
    }
    return new Arguments(names, options, flags);
  }
}
