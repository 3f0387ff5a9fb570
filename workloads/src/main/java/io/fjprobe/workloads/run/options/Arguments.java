package io.fjprobe.workloads.run.options;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words of the command line, taken apart but not yet understood. */
public final class Arguments {
  /** Of workloads, each once. */
  public final List<String> names;

  public final boolean help;
  public final boolean list;
  public final boolean version;
  public final Map<String, String> options;

  /** Words without a value that were given, as written. */
  public final Set<String> flags;

  Arguments(List<String> names, Map<String, String> options, Set<String> flags)
      throws UsageException {
    this.names = names;
    this.options = options;
    this.flags = flags;
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
