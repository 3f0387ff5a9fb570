package io.fjprobe.analyzer.recording.stack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
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
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(MethodList.class.getResourceAsStream(file), file),
                StandardCharsets.UTF_8))) {
      lines
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.strip().split(" "))
          .forEach(line -> classes.computeIfAbsent(line[1], k -> new HashSet<>()).add(line[0]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether a stack is inside of one of them. */
  boolean contains(Stack trace) {
    for (Frame frame : trace.frames()) {
      String type = frame.method().type();
      String method = frame.method().name();
      if (type != null && method != null && contains(type, method)) {
        return true;
      }
    }
    return false;
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
