package io.fjprobe.fleet.question;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The questions that come with the analyzer. */
public final class Questions {

  /** What each JVM did: other questions use it. */
  static final String TOTALS = "jvm_totals";

  private Questions() {}

  /** In the order in which they are answered. */
  public static List<String> names() {
    return read("questions.txt").lines().toList();
  }

  /**
   * @throws IllegalArgumentException if there is none of this name
   */
  public static Question of(String name) {
    if (!names().contains(name)) {
      throw new IllegalArgumentException(
          "no question '" + name + "'; there are " + String.join(", ", names()));
    }
    return Question.of(name, read(name + ".sql"));
  }

  /** Of the view of this name. */
  static String view(String name) {
    return Question.of(name, read(name + ".sql")).sql();
  }

  private static String read(String name) {
    try (InputStream stream = Questions.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("fleet.jar is incomplete: " + name + " is not in it");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
