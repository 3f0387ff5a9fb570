package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.compare.comparability.Difference;
import io.fjprobe.analyzer.compare.result.Comparison;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says once what is the same for many recordings, and names the first of them. */
final class SharedDifferences {

  /** At most this many recordings are named. */
  private static final int NAMED = 2;

  private SharedDifferences() {}

  static List<Difference> of(Comparison comparison) {
    List<String> files =
        Stream.concat(
                comparison.compared().base().files().stream(),
                comparison.compared().next().files().stream())
            .distinct()
            .toList();
    Map<Difference, List<String>> filesOf = new LinkedHashMap<>();
    for (Difference difference : comparison.compared().differences()) {
      String lead =
          files.stream()
              .filter(file -> difference.text().startsWith(file + ": "))
              .findFirst()
              .orElse(null);
      Difference said =
          lead == null
              ? difference
              : new Difference(
                  difference.refusal(), difference.text().substring(lead.length() + 2));
      List<String> named = filesOf.computeIfAbsent(said, each -> new ArrayList<>());
      if (lead != null) {
        named.add(lead);
      }
    }
    return filesOf.entrySet().stream()
        .map(
            entry ->
                new Difference(
                    entry.getKey().refusal(), names(entry.getValue()) + entry.getKey().text()))
        .toList();
  }

  private static String names(List<String> files) {
    if (files.size() < 2) {
      return files.isEmpty() ? "" : files.get(0) + ": ";
    }
    String first =
        files.stream().limit(NAMED).map(SharedDifferences::name).collect(Collectors.joining(", "));
    int left = files.size() - NAMED;
    return Wording.many(files.size(), "recording")
        + " ("
        + first
        + (left > 0 ? " and " + Wording.count(left) + " more" : "")
        + "): ";
  }

  private static String name(String file) {
    return file.replaceFirst("^.*[/\\\\]", "");
  }
}
