package io.fjprobe.fleet.answer;

import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of one question.
 *
 * @param verdict one sentence; null: the rows say it all
 * @param course what the values over time are, with their unit; "" for nothing
 * @param rows the most important one first
 */
public record Answer(
    String question,
    String title,
    String about,
    @Nullable String verdict,
    String course,
    List<String> columns,
    List<Line> rows) {

  /**
   * A row.
   *
   * @param evidence rows behind it; without rows: none
   * @param series values over time; empty: none
   */
  public record Line(List<@Nullable Object> cells, Evidence evidence, List<Point> series) {}

  /** Rows under named columns. */
  public record Evidence(List<String> columns, List<List<@Nullable Object>> rows) {

    static final Evidence NONE = new Evidence(List.of(), List.of());
  }

  /**
   * A value at a moment.
   *
   * @param value null: not recorded
   */
  public record Point(LocalDateTime moment, @Nullable Double value) {}
}
