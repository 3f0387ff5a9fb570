package io.fjprobe.analyzer.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The views that we add to those of the JDK. */
public final class ForkJoinViews {

  private static final Pattern VIEW =
      Pattern.compile("\\[application\\.([a-z-]+)\\]\\s+label = \"([^\"]+)\"");

  /** The agent could not count this. The JDK's tool takes it for a number or for a nanosecond. */
  private static final Pattern NOT_RECORDED =
      Pattern.compile("(?<=^|\\s)-(?:1|1 ns|0\\.000001 ms)(?=\\s|$)");

  private ForkJoinViews() {}

  /**
   * Returns a line of a view, with a dash where nothing was recorded; columns stay where they are.
   */
  static String readable(String line) {
    return NOT_RECORDED
        .matcher(line)
        .replaceAll(found -> " ".repeat(found.end() - found.start() - 1) + "-");
  }

  /** Returns the views in the language of the JDK's view.ini. */
  static String source() {
    try (InputStream in = ForkJoinViews.class.getResourceAsStream("fork-join.ini")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns what each view shows, by its name. */
  public static Map<String, String> labels() {
    Map<String, String> labels = new LinkedHashMap<>();
    for (Matcher view = VIEW.matcher(source()); view.find(); ) {
      labels.put(view.group(1), view.group(2).replaceFirst("^Fork/Join: ", ""));
    }
    return labels;
  }
}
