package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.recording.stack.LineName;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the methods whose calls are worth counting: those below which the slow side spends more
 * time. If one of them is called more often there, and the one that calls it is not, that is where
 * calls multiply.
 */
public final class MethodsToCount {

  /** So that the agent has to weave few classes, and a reader sees all of them at once. */
  private static final int MOST = 16;

  /** The least share of the additional time that is worth a count. */
  private static final double SHARE = 0.1;

  /** What the agent cannot count. */
  private static final Pattern NOT_COUNTED =
      Pattern.compile("\\(lambda\\)|<init>|<clinit>|lambda\\$|^(java|javax|jdk|sun)\\.");

  private MethodsToCount() {}

  /**
   * Returns the method of a line; null: the agent cannot count its calls.
   *
   * @param line of the application, or a method of it; null: not known
   */
  public static @Nullable String method(@Nullable String line) {
    return line == null || NOT_COUNTED.matcher(line).find() ? null : LineName.methodOf(line);
  }

  /** Returns the methods, those with most of the additional time first. */
  static List<String> of(
      @Nullable SampledCode sampled, @Nullable MomentContrast moments, boolean nextIsSlow) {
    Set<String> methods = new LinkedHashSet<>();
    List<MomentRow> rows = moments == null ? List.of() : moments.rows();
    double all = rows.stream().mapToDouble(row -> more(row, nextIsSlow)).sum();
    rows.stream()
        .filter(row -> all > 0 && more(row, nextIsSlow) >= SHARE * all)
        .sorted(Comparator.comparingDouble((MomentRow row) -> more(row, nextIsSlow)).reversed())
        .forEach(
            row -> {
              add(methods, row.line());
              add(methods, row.caller());
            });
    if (sampled != null) {
      sampled.grown(SHARE).forEach(method -> add(methods, method));
    }
    return methods.stream().limit(MOST).toList();
  }

  /** Returns how much more wall time the slow side spends on it, in nanoseconds per operation. */
  private static double more(MomentRow row, boolean nextIsSlow) {
    return row.nanos().of(nextIsSlow) - row.nanos().of(!nextIsSlow);
  }

  private static void add(Set<String> methods, @Nullable String line) {
    String method = method(line);
    if (method != null) {
      methods.add(method);
    }
  }
}
