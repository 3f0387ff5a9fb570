package io.fjprobe.workloads.run.report;

import io.fjprobe.workloads.run.figures.Summary;
import io.fjprobe.workloads.run.measure.RunResult;
import io.fjprobe.workloads.run.text.TextLines;
import io.fjprobe.workloads.run.text.TimeScale;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Says under the table what one operation of each run is, and what the run measured itself. */
public final class RunNotes {
  private static final String NANOS = "Nanos";
  private static final int NOTE_WIDTH = 92;

  private RunNotes() {}

  public static String format(List<RunResult> results) {
    int width = results.stream().mapToInt(run -> run.plan.title().length()).max().orElse(0);
    StringBuilder notes = new StringBuilder("one op:\n");
    for (RunResult result : results) {
      notes.append(line(width, result.plan.title(), result.plan.unit()));
      measured(result).forEach(note -> notes.append(indent(note)));
      notes.append(rate(result));
      result.plan.workload.notes(result.plan.values).forEach(note -> notes.append(indent(note)));
      result.plan.quirks().forEach(quirk -> notes.append(indent("as published: " + quirk)));
    }
    return notes + ArticleComparison.format(results);
  }

  private static String rate(RunResult result) {
    return result.summary().operations == 0
        ? ""
        : result.plan.rate().map(rate -> indent(rate.text(result.summary()))).orElse("");
  }

  private static String indent(String note) {
    return TextLines.wrap(note, NOTE_WIDTH).stream()
        .map(line -> "      " + line + "\n")
        .collect(Collectors.joining());
  }

  private static List<String> measured(RunResult result) {
    Summary summary = result.summary();
    if (summary.operations == 0) {
      return Collections.emptyList();
    }
    List<String> own = result.plan.workload.measured(result.plan.values, summary);
    return own.isEmpty() && !summary.extras.isEmpty()
        ? Collections.singletonList(perOperation(summary))
        : own;
  }

  private static String line(int width, String title, String note) {
    StringBuilder text = new StringBuilder();
    for (String part : TextLines.wrap(note, NOTE_WIDTH + 4 - width)) {
      String name = text.length() == 0 ? title : "";
      text.append(String.format(Locale.ROOT, "  %-" + width + "s  %s\n", name, part));
    }
    return text.toString();
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
