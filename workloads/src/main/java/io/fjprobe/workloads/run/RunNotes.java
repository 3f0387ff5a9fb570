package io.fjprobe.workloads.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Says under the table what one operation of each run is, and what the run measured itself. */
final class RunNotes {
  private static final String NANOS = "Nanos";

  private RunNotes() {}

  static String format(List<RunResult> results) {
    int width = results.stream().mapToInt(run -> run.plan.title().length()).max().orElse(0);
    StringBuilder notes = new StringBuilder("one op:\n");
    for (RunResult result : results) {
      notes.append(line(width, result.plan.title(), result.plan.unit()));
      for (String more : more(result)) {
        notes.append("      ").append(more).append('\n');
      }
    }
    return notes.toString();
  }

  private static List<String> more(RunResult result) {
    Summary summary = result.summary();
    if (summary.operations == 0) {
      return Collections.emptyList();
    }
    List<String> own = result.plan.workload.notes(result.plan.values, summary);
    return own.isEmpty() && !summary.extras.isEmpty()
        ? Collections.singletonList(perOperation(summary))
        : own;
  }

  private static String line(int width, String title, String note) {
    return String.format(Locale.ROOT, "  %-" + width + "s  %s\n", title, note);
  }

  private static String perOperation(Summary summary) {
    List<String> words = new ArrayList<>();
    for (Map.Entry<String, Long> extra : summary.extras.entrySet()) {
      String name = extra.getKey();
      long total = extra.getValue();
      words.add(
          name.endsWith(NANOS)
              ? name.substring(0, name.length() - NANOS.length())
                  + " "
                  + TimeScale.format((double) total / summary.operations)
              : name + " " + count(total, summary.operations));
    }
    return String.join(", ", words);
  }

  /** For each operation where that is a whole number, else in all: rare things are not rates. */
  private static String count(long total, long operations) {
    return total % operations == 0
        ? Long.toString(total / operations)
        : total + " in " + operations + " ops";
  }
}
