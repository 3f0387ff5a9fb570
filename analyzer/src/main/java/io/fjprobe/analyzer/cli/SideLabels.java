package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.compare.side.Input;
import java.util.List;
import java.util.stream.Collectors;

/** What to call the two sides: by their JDKs, if these tell them apart. */
record SideLabels(String base, String next) {

  static SideLabels of(SideSelection selection, List<Input> before, List<Input> after) {
    if (selection.base().label() != null && selection.next().label() != null) {
      String a = selection.base().label();
      String b = selection.next().label();
      return a.equals(b) ? new SideLabels("base", "new") : new SideLabels(a, b);
    }
    String a = jdk(before);
    String b = jdk(after);
    boolean told = !a.isEmpty() && !b.isEmpty() && !a.equals(b);
    return told ? new SideLabels("JDK " + a, "JDK " + b) : new SideLabels("base", "new");
  }

  private static String jdk(List<Input> inputs) {
    return inputs.stream()
        .map(input -> input.account().jvm().feature())
        .filter(feature -> feature > 0)
        .distinct()
        .sorted()
        .map(String::valueOf)
        .collect(Collectors.joining("/"));
  }
}
