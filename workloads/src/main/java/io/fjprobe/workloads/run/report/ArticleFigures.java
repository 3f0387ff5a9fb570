package io.fjprobe.workloads.run.report;

import io.fjprobe.workloads.run.plan.RunPlan;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The figures that an article gives. The resource says in lines of {@code # key: text} of what
 * title, source, machine, unit, direction and statistic they are; then there is a figure a line:
 * {@code workload;mode;options;what;value;error;origin}. Options are those that the run must have,
 * as {@code name=value} separated by blanks. A missing error is empty.
 */
public final class ArticleFigures {
  private static final List<String> KEYS =
      Arrays.asList("title", "source", "machine", "unit", "direction", "statistic");

  /** Of the head. */
  final Map<String, String> about = new LinkedHashMap<>();

  private final List<ArticleFigure> figures = new ArrayList<>();

  private ArticleFigures() {}

  static ArticleFigures read(String resource) {
    try (InputStream in = ArticleFigures.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      ArticleFigures article = new ArticleFigures();
      BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        article.add(line);
      }
      article.requireHead(resource);
      return article;
    } catch (IOException e) {
      throw new IllegalStateException("cannot read " + resource, e);
    }
  }

  private void add(String line) {
    if (line.startsWith("# ")) {
      int colon = line.indexOf(": ");
      about.put(line.substring(2, colon), line.substring(colon + 2));
    } else if (!line.isEmpty()) {
      figures.add(ArticleFigure.parse(line));
    }
  }

  private void requireHead(String resource) {
    if (!about.keySet().containsAll(KEYS)) {
      throw new IllegalStateException(resource + " has " + about.keySet() + " of " + KEYS);
    }
  }

  List<ArticleFigure> all() {
    return figures;
  }

  /** Those of the same workload, mode and size. */
  List<ArticleFigure> of(RunPlan plan) {
    List<ArticleFigure> matching = new ArrayList<>();
    for (ArticleFigure figure : figures) {
      if (figure.isOf(plan)) {
        matching.add(figure);
      }
    }
    return matching;
  }
}
