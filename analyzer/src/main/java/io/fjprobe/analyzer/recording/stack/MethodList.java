package io.fjprobe.analyzer.recording.stack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Methods that are told by name: a file has a class and a method in each line, * for any. */
final class MethodList {

  private static final String ANY = "*";
  private static final String PACKAGE_END = ".";

  /** The classes of each method; a class without its own methods stands under {@link #ANY}. */
  private final Map<String, Set<String>> classes = new HashMap<>();

  /**
   * @param file beside this class
   */
  MethodList(String file) {
    lines(file).forEach(line -> add(line[0], line[1]));
  }

  private MethodList() {}

  /**
   * Returns the methods by the word that stands before each of them.
   *
   * @param file beside this class
   */
  static Map<String, MethodList> byFirstWord(String file) {
    Map<String, MethodList> lists = new HashMap<>();
    lines(file)
        .forEach(
            line -> lists.computeIfAbsent(line[0], k -> new MethodList()).add(line[1], line[2]));
    return lists;
  }

  static List<String[]> lines(String file) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(MethodList.class.getResourceAsStream(file), file),
                StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.strip().split(" "))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(String type, String method) {
    classes.computeIfAbsent(method, k -> new HashSet<>()).add(type);
  }

  /** Whether a stack is inside of one of them. */
  boolean contains(Stack trace) {
    for (Frame frame : trace.frames()) {
      if (contains(frame.method())) {
        return true;
      }
    }
    return false;
  }

  boolean contains(Method method) {
    String type = method.type();
    String name = method.name();
    return type != null && name != null && contains(type, name);
  }

  private boolean contains(String type, String method) {
    Set<String> named = classes.getOrDefault(method, Set.of());
    return named.contains(ANY)
        || isAmong(type, named)
        || isAmong(type, classes.getOrDefault(ANY, Set.of()));
  }

  /** A library that comes inside of another one has further packages in front of its own. */
  private static boolean isAmong(String type, Set<String> named) {
    return named.contains(type)
        || named.stream().anyMatch(each -> type.endsWith(PACKAGE_END + each));
  }
}
