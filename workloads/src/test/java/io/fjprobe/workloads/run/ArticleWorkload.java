package io.fjprobe.workloads.run;

import io.fjprobe.workloads.run.figures.Rate;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Article;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A workload that calls itself trig, so that an article has figures of it. */
final class ArticleWorkload extends FakeWorkload implements Article {

  ArticleWorkload() {
    super("trig", sound());
  }

  @Override
  public Optional<Option> modeOption() {
    return Optional.of(Option.choice("mode", "no difference", "fresh", "reuse"));
  }

  @Override
  public List<Option> options() {
    return List.of(Option.number("n", 7, 1, 1_000, "of nothing"));
  }

  @Override
  public Optional<Article> article() {
    return Optional.of(this);
  }

  @Override
  public Optional<Rate> rate(Values values) {
    return Optional.of(new Rate("calls", 10));
  }

  @Override
  public List<String> notes(Values values) {
    return List.of("a note");
  }

  @Override
  public List<Map<String, String>> original(String mode) {
    return List.of(Map.of("n", "200", "mode", "reuse"), Map.of("n", "400", "mode", "reuse"));
  }

  @Override
  public double secondsPerOperation(Values values) {
    return values.number("n");
  }

  @Override
  public long diskBytes(Values values) {
    return 2_500_000_000L;
  }

  @Override
  public Map<String, String> asPublished(String mode) {
    return Map.of("mode", "reuse");
  }

  @Override
  public List<String> quirks(Values values) {
    return values.text("mode").equals("reuse") ? List.of("again: and again") : List.of();
  }

  @Override
  public Optional<String> difference(Values values) {
    return values.number("n") == 200 ? Optional.empty() : Optional.of("it differs");
  }

  @Override
  public Optional<String> figures() {
    return Optional.of("/io/fjprobe/workloads/article/trig.csv");
  }

  @Override
  public double figure(Values values, double[] nanosPerOperation) {
    return 4.5;
  }
}
