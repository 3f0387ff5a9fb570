package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.compare.result.CountedDifferently;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was not compared because it is not counted alike, in a sentence for each reason. */
final class DifferentCounts {

  private DifferentCounts() {}

  static List<String> of(Comparison comparison) {
    Map<String, List<String>> byReason = new LinkedHashMap<>();
    for (CountedDifferently each : comparison.observed().countedDifferently()) {
      byReason
          .computeIfAbsent(each.reason(), reason -> new ArrayList<>())
          .add(
              each.label()
                  + " ("
                  + number(each, each.base())
                  + "; "
                  + number(each, each.next())
                  + ")");
    }
    List<String> lines = new ArrayList<>();
    byReason.forEach(
        (reason, numbers) ->
            lines.add(
                String.join(", ", numbers)
                    + ", counted differently on "
                    + comparison.compared().base().label()
                    + " and "
                    + comparison.compared().next().label()
                    + ": "
                    + reason
                    + "."));
    return lines;
  }

  private static String number(CountedDifferently counted, double value) {
    return counted.time() ? Wording.time(value) : Wording.number(value);
  }
}
