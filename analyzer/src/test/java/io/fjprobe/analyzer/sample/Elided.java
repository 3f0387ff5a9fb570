package io.fjprobe.analyzer.sample;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Text of which some lines are left out: a line of three dots stands for any number of them. */
final class Elided {

  private static final String DOTS = "...";

  private Elided() {}

  /** The first part of the text that is not there, in its place; empty: all is as it was. */
  static List<String> missing(List<String> text, List<String> actual) {
    List<List<String>> parts = parts(text);
    int from = 0;
    for (int i = 0; i < parts.size(); i++) {
      List<String> part = parts.get(i);
      List<String> rest = actual.subList(from, actual.size());
      boolean last = i == parts.size() - 1;
      int at = last ? Collections.lastIndexOfSubList(rest, part) : indexOf(rest, part);
      boolean inPlace = (i > 0 || at == 0) && (!last || at + part.size() == rest.size());
      if (at < 0 || !inPlace) {
        return part;
      }
      from += at + part.size();
    }
    return List.of();
  }

  private static int indexOf(List<String> lines, List<String> part) {
    return Collections.indexOfSubList(lines, part);
  }

  private static List<List<String>> parts(List<String> text) {
    List<List<String>> parts = new ArrayList<>();
    parts.add(new ArrayList<>());
    for (String line : text) {
      if (line.equals(DOTS)) {
        parts.add(new ArrayList<>());
      } else {
        parts.get(parts.size() - 1).add(line);
      }
    }
    return parts;
  }
}
