package io.fjprobe.analyzer.recording.stack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCStackTrace;

/** Methods that are told by name: a file has a class and a method in each line, * for any. */
final class MethodList {

  private static final String ANY = "*";

  private final Set<String> methods;

  /**
   * @param file beside this class
   */
  MethodList(String file) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(MethodList.class.getResourceAsStream(file), file),
                StandardCharsets.UTF_8))) {
      methods =
          lines
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .map(String::strip)
              .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether a stack is inside of one of them. */
  boolean contains(IMCStackTrace trace) {
    for (IMCFrame frame : trace.getFrames()) {
      String type = StackReading.typeOf(frame.getMethod());
      String method = frame.getMethod() == null ? null : frame.getMethod().getMethodName();
      if (type != null
          && method != null
          && (methods.contains(type + " " + method)
              || methods.contains(type + " " + ANY)
              || methods.contains(ANY + " " + method))) {
        return true;
      }
    }
    return false;
  }
}
