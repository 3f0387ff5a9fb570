package io.fjprobe.workloads.run.report;

import io.fjprobe.workloads.run.figures.IterationResult;
import io.fjprobe.workloads.run.jvm.Environment;
import io.fjprobe.workloads.run.measure.RunResult;
import io.fjprobe.workloads.run.schedule.Phase;
import io.fjprobe.workloads.run.text.TextTable;
import io.fjprobe.workloads.run.text.TimeScale;
import io.fjprobe.workloads.run.workload.Article;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The figures of an article beside our own of the same work; neither is part of the other. */
final class ArticleComparison {
  private final RunResult result;
  private final ArticleFigures article;
  private final List<ArticleFigure> figures;

  private ArticleComparison(RunResult result, ArticleFigures article, List<ArticleFigure> figures) {
    this.result = result;
    this.article = article;
    this.figures = figures;
  }

  /** Empty: the article has no figure of this work. */
  static Optional<ArticleComparison> of(RunResult result) {
    Optional<String> resource = result.plan.workload.article().flatMap(Article::figures);
    if (!resource.isPresent()) {
      return Optional.empty();
    }
    ArticleFigures article = ArticleFigures.read(resource.get());
    List<ArticleFigure> figures = article.of(result.plan);
    return figures.isEmpty()
        ? Optional.empty()
        : Optional.of(new ArticleComparison(result, article, figures));
  }

  /** No line if there is nothing to compare. */
  static String format(List<RunResult> results) {
    StringBuilder text = new StringBuilder();
    Set<String> heads = new LinkedHashSet<>();
    for (RunResult result : results) {
      of(result)
          .ifPresent(
              comparison -> {
                String head = comparison.head();
                text.append(heads.add(head) ? head : "").append(comparison.rows());
              });
    }
    return text.toString();
  }

  private String head() {
    return "\nfigures of an article, not measured here and no part of the table above:\n  "
        + String.join(
            "\n  ",
            article.about.get("title"),
            "source: " + article.about.get("source"),
            "machine: " + article.about.get("machine"),
            article.about.get("unit")
                + ", "
                + article.about.get("direction")
                + "; "
                + article.about.get("statistic"))
        + "\n";
  }

  private String rows() {
    List<List<String>> rows = new ArrayList<>();
    for (ArticleFigure figure : figures) {
      rows.add(Arrays.asList("   ", figure.what, "article", figure.text()));
    }
    rows.add(Arrays.asList("", "JDK " + Environment.jdk(), "here", TimeScale.decimal(ownFigure())));
    return "  "
        + result.plan.title()
        + options()
        + "\n"
        + TextTable.format(rows, rows.get(0).size()).replaceAll(" +\n", "\n")
        + difference().map(difference -> "     but " + difference + "\n").orElse("");
  }

  private Optional<String> difference() {
    return result.plan.workload.article().get().difference(result.plan.values);
  }

  private String options() {
    Map<String, String> names = new LinkedHashMap<>();
    figures.forEach(figure -> names.putAll(figure.options));
    return names.entrySet().stream()
        .map(option -> " " + option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining());
  }

  /** No number (NaN) of a run that failed. */
  private double ownFigure() {
    double[] nanos =
        result.iterations.stream()
            .filter(iteration -> iteration.phase == Phase.MEASURED && iteration.verified)
            .mapToDouble(IterationResult::nanosPerOperation)
            .toArray();
    return result.verified() && nanos.length > 0
        ? result.plan.workload.article().get().figure(result.plan.values, nanos)
        : Double.NaN;
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>(article.about);
    json.put("figures", figures.stream().map(ArticleFigure::toJson).collect(Collectors.toList()));
    json.put("ownFigure", ownFigure());
    json.put("difference", difference().orElse(null));
    return Collections.unmodifiableMap(json);
  }
}
