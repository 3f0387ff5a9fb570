package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.recording.stack.LineName;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the methods whose calls are worth counting: those below which the slow side spends more
 * time. If one of them is called more often there, and the one that calls it is not, that is where
 * calls multiply.
 */
public final class MethodsToCount {

  /** So that the agent has to weave few classes, and a reader sees all of them at once. */
  private static final int MOST = 16;

  private static final int MOST_OF_LIBRARIES = 6;

  /** The least share of the additional time that is worth a count. */
  private static final double SHARE = 0.1;

  private static final double SHARE_OF_LIBRARIES = 0.3;

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
      @Nullable SampledCode sampled,
      @Nullable MomentContrast moments,
      WaysToLine ways,
      boolean nextIsSlow) {
    Set<String> methods = new LinkedHashSet<>();
    List<MomentRow> boxes = moments == null ? List.of() : moments.rows();
    double all = boxes.stream().mapToDouble(row -> more(row, nextIsSlow)).sum();
    boxes.stream()
        .filter(row -> all > 0 && more(row, nextIsSlow) >= SHARE * all)
        .sorted(Comparator.comparingDouble((MomentRow row) -> more(row, nextIsSlow)).reversed())
        .forEach(
            row -> {
              add(methods, row.line());
              add(methods, row.caller());
            });
    Set<String> ofLibraries = new LinkedHashSet<>();
    if (sampled != null) {
      Map<String, MethodAccount.Row> rows = sampled.onSlow();
      sampled.grown(SHARE).entrySet().stream()
          .filter(each -> row(each, rows).own())
          .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
          .forEach(each -> add(methods, each.getKey()));
      // what calls these is as often called, most likely: calls multiply further down
      sampled.grown(SHARE_OF_LIBRARIES).entrySet().stream()
          .filter(each -> !row(each, rows).own())
          .sorted(Comparator.comparingDouble(each -> row(each, rows).depth()))
          .forEach(each -> add(ofLibraries, each.getKey()));
    }
    return Stream.concat(
            methods.stream().limit(MOST - MOST_OF_LIBRARIES),
            Stream.concat(
                    waitsIn(boxes, ways, nextIsSlow).limit(MOST_OF_LIBRARIES / 2),
                    ofLibraries.stream())
                .distinct()
                .limit(MOST_OF_LIBRARIES))
        .distinct()
        .toList();
  }

  /** Returns methods of libraries in which threads seem to wait on the slow side alone. */
  private static Stream<String> waitsIn(
      List<MomentRow> boxes, WaysToLine ways, boolean nextIsSlow) {
    return boxes.stream()
        .filter(row -> !row.doing().runsCode() && more(row, nextIsSlow) > 0)
        .max(Comparator.comparingDouble(row -> more(row, nextIsSlow)))
        .map(MomentRow::line)
        .map(line -> ways.perhapsOnlyCalled(line, SHARE_OF_LIBRARIES).of(nextIsSlow))
        .orElse(List.of())
        .stream()
        .flatMap(name -> Stream.ofNullable(method(name)));
  }

  private static MethodAccount.Row row(
      Map.Entry<String, Double> grown, Map<String, MethodAccount.Row> rows) {
    return Objects.requireNonNull(rows.get(grown.getKey()), "grown on the slow side");
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
