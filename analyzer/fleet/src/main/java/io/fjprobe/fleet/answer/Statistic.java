package io.fjprobe.fleet.answer;

import io.fjprobe.fleet.question.Engine;
import io.fjprobe.fleet.question.Grouping;
import io.fjprobe.fleet.question.Result;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes an answer of what SQL selected. */
interface Statistic {

  /** By the name that questions have for it. */
  Map<String, Statistic> ALL =
      Map.of(
          "jdk-pairs", new JdkPairs(),
          "jdk-changes", new ConcernedServices(),
          "sketches", new MergedSketches());

  /** What the engine selects for it. */
  default Result select(Engine engine, String sql, Grouping by) throws Engine.QueryException {
    return engine.query(sql);
  }

  /**
   * @param totals what each JVM did; null: not asked for
   */
  Outcome of(Result selected, @Nullable Result totals, Grouping by);

  /**
   * Rows of an answer.
   *
   * @param verdict one sentence; null: the rows say it all
   */
  record Outcome(@Nullable String verdict, Result rows) {}
}
