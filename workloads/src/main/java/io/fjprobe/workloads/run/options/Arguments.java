package io.fjprobe.workloads.run.options;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The words of the command line, taken apart but not yet understood. */
public final class Arguments {
  /** Of workloads, each once. */
  public final List<String> names;

  public final boolean help;
  public final boolean list;
  public final boolean version;
  public final Map<String, String> options = new LinkedHashMap<>();

  /** Words without a value that were given, as written. */
  public final Set<String> flags = new LinkedHashSet<>();

  Arguments(ParseResult parsed) throws UsageException {
    names = parsed.matchedPositionalValue(0, Collections.emptyList());
    for (OptionSpec option : parsed.commandSpec().options()) {
      Object value = option.getValue();
      if (value instanceof String) {
        options.put(option.longestName().substring(2), (String) value);
      } else if (Boolean.TRUE.equals(value)) {
        flags.add(option.longestName());
      }
    }
    help = flags.contains(Syntax.HELP);
    list = flags.contains(Syntax.LIST);
    version = flags.contains(Syntax.VERSION);
    refuseTwice();
  }

  private void refuseTwice() throws UsageException {
    Set<String> once = new LinkedHashSet<>();
    for (String name : names) {
      if (!once.add(name)) {
        throw new UsageException(
            "workload " + name + " twice", "results go by name", "name each once");
      }
    }
  }
}
