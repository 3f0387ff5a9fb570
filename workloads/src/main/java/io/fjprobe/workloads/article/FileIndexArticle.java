package io.fjprobe.workloads.article;

import io.fjprobe.workloads.parts.PartsOptions;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.plan.ArticleOptions;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.task.ZipfText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A file of 5.8 million lines in 10 runs. The published code swallows exceptions, never shuts a
 * pool down and reads in the charset of the platform: these of its quirks cannot be had.
 */
public final class FileIndexArticle implements Article {
  private static final double SECONDS_OF_LINE = 20e-6;

  @Override
  public List<Map<String, String>> original(String mode) {
    Map<String, String> scale = new LinkedHashMap<>();
    scale.put("lines", "5800000");
    scale.put("chunk", "10000");
    return TenRuns.original(scale, mode);
  }

  @Override
  public double secondsPerOperation(Values values) {
    return TenRuns.inParallel(values.number("lines") * SECONDS_OF_LINE, values);
  }

  @Override
  public long diskBytes(Values values) {
    return values.number("lines") * ZipfText.LINE_BYTES;
  }

  @Override
  public Map<String, String> asPublished(String mode) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("index", "none");
    options.put("identical-lines", "yes");
    switch (mode == null ? "fj" : mode) {
      case "fj":
        options.put("parallelism", TenRuns.processors());
        options.put("count-lines", "timed");
        options.put("granularity", "published");
        break;
      case "stream":
        options.put("count-lines", "timed");
        options.put("granularity", "published");
        options.put(PartsOptions.STREAM_POOL.name, "common");
        break;
      case "es":
        options.put("parallelism", "8");
        break;
      case "seq":
        options.put("baseline", "scanner");
        break;
      default:
    }
    return options;
  }

  @Override
  public List<String> quirks(Values values) {
    List<String> quirks = new ArrayList<>();
    if (values.text("index").equals("none")) {
      quirks.add("no index: words are split and thrown away");
    }
    if (values.isOn("identical-lines")) {
      quirks.add("identical lines: one line over and over");
    }
    if (values.text("count-lines").equals("timed")) {
      quirks.add("counted lines: the time includes a serial pass over the whole file");
    }
    quirks.addAll(quirksOfImplementation(values));
    if (values.isOn(ArticleOptions.AS_PUBLISHED.name)) {
      quirks.add("but not: swallowed exceptions, pools left running, the platform's charset");
    }
    return quirks;
  }

  private static List<String> quirksOfImplementation(Values values) {
    boolean published = values.isOn(ArticleOptions.AS_PUBLISHED.name);
    boolean uneven = values.text("granularity").equals("published");
    List<String> quirks = new ArrayList<>();
    switch (PartsOptions.implementation(values)) {
      case "seq":
        if (values.text("baseline").equals("scanner")) {
          quirks.add("another reader: a Scanner for the baseline alone, each word trimmed twice");
        }
        return quirks;
      case "fj":
        if (uneven) {
          quirks.add("other parts: lines are halved down to a chunk, which others have whole");
        }
        break;
      case "stream":
        if (uneven) {
          quirks.add("other parts: a stream of all lines, a filter keeps the first of each chunk");
        }
        quirks.addAll(TenRuns.quirksOfStream(values));
        break;
      case "es":
        if (published) {
          quirks.add("overlap: each chunk has the first line of the next, too");
        }
        break;
      default:
    }
    if (published) {
      quirks.add("read ahead: each chunk reads one line after its last");
      quirks.addAll(TenRuns.quirksOfThreads(values));
      if (PartsOptions.implementation(values).equals("es")) {
        quirks.add("eight threads: the pool always has as many, whatever number is claimed");
      }
    }
    return quirks;
  }

  @Override
  public Optional<String> difference(Values values) {
    return values.text("index").equals("none")
        ? Optional.empty()
        : Optional.of("the article's code makes no index: compare with --as-published");
  }

  @Override
  public Optional<String> figures() {
    return Optional.of(TenRuns.FIGURES);
  }

  @Override
  public double figure(Values values, double[] nanosPerOperation) {
    return TenRuns.seconds(nanosPerOperation);
  }
}
