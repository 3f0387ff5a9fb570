package io.fjprobe.workloads;

import io.fjprobe.workloads.article.FileIndexArticle;
import io.fjprobe.workloads.parts.PartsOperation;
import io.fjprobe.workloads.parts.PartsOptions;
import io.fjprobe.workloads.parts.PartsWay;
import io.fjprobe.workloads.run.figures.Rate;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.task.ZipfText;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Few coarse parts that read a file and split lines into words: a root that splits, workers that
 * ramp up and go idle at the end, and, with a delay, workers that block.
 */
final class FileIndexWorkload extends PartsWorkload {
  @Override
  public String name() {
    return "file-index";
  }

  @Override
  public String purpose() {
    return "indexes the words of a text in few coarse parts: ramp-up, idle tail, blocking";
  }

  @Override
  public List<Option> options() {
    return Arrays.asList(
        Option.number("lines", 100_000, 1, 1_000_000_000, "of 1024 bytes, in a file that is kept"),
        Option.number("chunk", 1_000, 1, 1_000_000_000, "lines of a part"),
        Option.choice(
            "index",
            "summary: of each word how often, where first and last, checksum of places\n"
                + "none: words are split and counted",
            "summary",
            "none"),
        Option.choice(
            "granularity",
            "equal: the same chunks for all\n"
                + "published: fj halves the lines down to a chunk, stream filters each line",
            "equal",
            "published"),
        Option.choice(
            "count-lines",
            "length: of the file\ntimed: by a serial pass over the file, within the time",
            "length",
            "timed"),
        Option.choice(
            "baseline",
            "seq: reader is that of all others, scanner is a slower one",
            "reader",
            "scanner"),
        Option.flag("identical-lines", "all lines as the first"),
        Option.number("io-delay-us", 0, 0, 60_000_000, "microseconds that each part blocks"),
        Option.choice(
            "io-delay-by",
            "park: the pool does not know; managed: by a ManagedBlocker",
            "park",
            "managed"),
        PartsOptions.STREAM_POOL);
  }

  @Override
  public Optional<Article> article() {
    return Optional.of(new FileIndexArticle());
  }

  @Override
  public Optional<Rate> rate(Values values) {
    return Optional.of(
        new Rate("MB", (double) values.number("lines") * ZipfText.LINE_BYTES / MEGA));
  }

  @Override
  public List<String> notes(Values values) {
    return Collections.singletonList(
        "kept in "
            + System.getProperty("java.io.tmpdir")
            + ", read before the time: from the page cache as far as it fits");
  }

  @Override
  public String unit(Values values) {
    return values.number("lines")
        + " lines of "
        + ZipfText.LINE_BYTES
        + " bytes, chunks of "
        + values.number("chunk")
        + ", by "
        + PartsOptions.who(values);
  }

  @Override
  public Operation prepare(Values values) {
    FileIndexParts parts = FileIndexParts.prepare(values);
    PartsOperation<?> operation = new PartsOperation<>(way(values), parts, parts::check);
    if (!values.text("count-lines").equals("timed")) {
      return operation;
    }
    return (pool, tally) -> {
      parts.checkLines();
      operation.run(pool, tally);
    };
  }

  private static PartsWay way(Values values) {
    boolean each = values.text("granularity").equals("published");
    return PartsOptions.way(
        values, PartsOptions.StreamSource.RANGE, each ? values.number("chunk") : 1);
  }
}
