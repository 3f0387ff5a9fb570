package io.fjprobe.analyzer.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares with an expected file; -Dfjprobe.golden=write makes the actual text the expected one.
 */
final class Golden {

  private static final Path EXPECTED = Path.of("src/test/resources/golden");
  private static final Path ACTUAL = Path.of("target/golden");

  private Golden() {}

  static void compare(String file, String actual) throws IOException {
    Path expected = EXPECTED.resolve(file);
    if ("write".equals(System.getProperty("fjprobe.golden"))) {
      Files.createDirectories(EXPECTED);
      Files.writeString(expected, actual);
      return;
    }
    String text = Files.readString(expected);
    if (!text.equals(actual)) {
      Files.createDirectories(ACTUAL);
      Path kept = Files.writeString(ACTUAL.resolve(file), actual);
      throw new AssertionError(
          "differs from "
              + expected
              + "; actual text in "
              + kept
              + "; -Dfjprobe.golden=write accepts it\n"
              + String.join("\n", diff(text.lines().toList(), actual.lines().toList())));
    }
  }

  private static List<String> diff(List<String> expected, List<String> actual) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
      String left = i < expected.size() ? expected.get(i) : null;
      String right = i < actual.size() ? actual.get(i) : null;
      if (left == null || !left.equals(right)) {
        lines.add((i + 1) + " expected: " + left);
        lines.add((i + 1) + " actual:   " + right);
      }
    }
    return lines;
  }
}
