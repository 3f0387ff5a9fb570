package io.fjprobe.fleet.answer;

import io.fjprobe.fleet.question.Engine;
import io.fjprobe.fleet.question.Grouping;
import io.fjprobe.fleet.question.Question;
import io.fjprobe.fleet.question.Result;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts questions to an engine. */
public final class Answering {

  /** Further rows say little, and their evidence makes a page slow. */
  private static final int WITH_EVIDENCE = 100;

  private final Engine engine;
  private final boolean evidence;
  private final String unit;

  /**
   * @param evidence whether what is behind the rows is wanted
   * @param unit of time series: minute, hour or day
   */
  public Answering(Engine engine, boolean evidence, String unit) {
    this.engine = engine;
    this.evidence = evidence;
    this.unit = unit;
  }

  public Answer of(Question question, Grouping by) throws Engine.QueryException {
    String sql = by.fill(question.sql(), unit);
    Result rows;
    String verdict = null;
    if (question.statistic() == null) {
      rows = engine.query(sql);
    } else {
      Statistic statistic = statistic(question.statistic());
      String totals = question.totals();
      Statistic.Outcome outcome =
          statistic.of(
              ordered(statistic.select(engine, sql, by)),
              totals == null ? null : ordered(engine.query(by.fill(totals, unit))),
              by);
      rows = outcome.rows();
      verdict = outcome.verdict();
    }
    List<String> keys =
        question.keys(by.columns()).stream().filter(rows.columns()::contains).toList();
    Map<List<@Nullable Object>, Answer.Evidence> behind = evidence(question, by, keys);
    Map<List<@Nullable Object>, List<Answer.Point>> series = series(question, by, keys);
    List<Answer.Line> lines = new ArrayList<>();
    for (@Nullable Object[] row : rows.rows()) {
      List<@Nullable Object> key = rows.key(row, keys);
      boolean shown = lines.size() < WITH_EVIDENCE;
      lines.add(
          new Answer.Line(
              new ArrayList<>(Arrays.asList(row)),
              shown ? behind.getOrDefault(key, Answer.Evidence.NONE) : Answer.Evidence.NONE,
              shown ? series.getOrDefault(key, List.of()) : List.of()));
    }
    return new Answer(
        question.name(),
        question.title(),
        question.about(),
        verdict,
        question.course(),
        rows.columns(),
        lines);
  }

  /** Sums depend on their order, and an engine gives rows in any order. */
  private static Result ordered(Result result) {
    List<@Nullable Object[]> rows = new ArrayList<>(result.rows());
    int width = result.columns().size();
    rows.sort((a, b) -> Keys.compare(a, b, width));
    return new Result(result.columns(), rows);
  }

  private static Statistic statistic(String name) {
    Statistic statistic = Statistic.ALL.get(name);
    if (statistic == null) {
      throw new IllegalArgumentException(
          "no statistic '"
              + name
              + "'; there are "
              + String.join(", ", Statistic.ALL.keySet().stream().sorted().toList()));
    }
    return statistic;
  }

  private Map<List<@Nullable Object>, Answer.Evidence> evidence(
      Question question, Grouping by, List<String> keys) throws Engine.QueryException {
    Map<List<@Nullable Object>, Answer.Evidence> all = new HashMap<>();
    if (!evidence || question.evidence() == null) {
      return all;
    }
    Result rows = engine.query(by.fill(question.evidence(), unit));
    List<String> columns = rows.columns().stream().filter(c -> !keys.contains(c)).toList();
    for (@Nullable Object[] row : rows.rows()) {
      all.computeIfAbsent(rows.key(row, keys), k -> new Answer.Evidence(columns, new ArrayList<>()))
          .rows()
          .add(rows.key(row, columns));
    }
    return all;
  }

  private Map<List<@Nullable Object>, List<Answer.Point>> series(
      Question question, Grouping by, List<String> keys) throws Engine.QueryException {
    Map<List<@Nullable Object>, List<Answer.Point>> all = new HashMap<>();
    if (!evidence || question.series() == null) {
      return all;
    }
    Result rows = engine.query(by.fill(question.series(), unit));
    for (@Nullable Object[] row : rows.rows()) {
      if (row[rows.indexOf("moment")] instanceof LocalDateTime moment) {
        all.computeIfAbsent(rows.key(row, keys), k -> new ArrayList<>())
            .add(new Answer.Point(moment, rows.number(row, "value")));
      }
    }
    all.values().forEach(points -> points.sort(Comparator.comparing(Answer.Point::moment)));
    return all;
  }
}
