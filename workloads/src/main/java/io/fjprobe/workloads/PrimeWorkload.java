package io.fjprobe.workloads;

import io.fjprobe.workloads.article.PrimeArticle;
import io.fjprobe.workloads.parts.PartsOperation;
import io.fjprobe.workloads.parts.PartsOptions;
import io.fjprobe.workloads.run.figures.Rate;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.plan.ArticleOptions;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.task.Ranges;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Trial division by all candidates: long parts of equal size that allocate, never block, and leave
 * the pool little to do. A control for what is no matter of Fork/Join.
 */
final class PrimeWorkload extends PartsWorkload {
  /** Above 10^14; its root is 10^7, so that parts are equal, the published ones too. */
  private static final long PRIME = 100_000_000_000_031L;

  @Override
  public String name() {
    return "prime";
  }

  @Override
  public String purpose() {
    return "divides a number by all candidates: equal long parts, a control";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("number", PRIME, 9, Long.MAX_VALUE, "prime or not: the work is the same"),
        Option.number(
            "leaves", 32, 1, 1_000_000, "parts; as many as candidates, if those are fewer"),
        Option.choice(
            "arith", "big: by BigInteger, which allocates; long: by primitives", "big", "long"),
        Option.choice(
            "stream-source",
            "range: of known size; iterate: each element from the one before",
            "range",
            "iterate"),
        PartsOptions.STREAM_POOL);
  }

  @Override
  public Optional<Article> article() {
    return Optional.of(new PrimeArticle());
  }

  @Override
  public Optional<Rate> rate(Values values) {
    double divisions = Ranges.numbers(PrimeParts.ranges(values));
    return Optional.of(new Rate("M divisions", divisions / MEGA));
  }

  @Override
  public String unit(Values values) {
    return values.number("number")
        + " over all up to its root, "
        + PrimeParts.ranges(values).size()
        + " parts, by "
        + PartsOptions.who(values);
  }

  @Override
  public Operation prepare(Values values) {
    PrimeAnswer answer =
        values.isOn(ArticleOptions.AS_PUBLISHED.name)
            ? PrimeAnswer.published(PartsOptions.implementation(values))
            : PrimeAnswer.RIGHT;
    boolean big = values.text("arith").equals("big");
    PrimeParts parts =
        new PrimeParts(values.number("number"), big, PrimeParts.ranges(values), answer);
    PartsOptions.StreamSource source =
        values.text("stream-source").equals("iterate")
            ? PartsOptions.StreamSource.ITERATE
            : PartsOptions.StreamSource.RANGE;
    return new PartsOperation<>(PartsOptions.way(values, source, 1), parts, parts::check);
  }
}
