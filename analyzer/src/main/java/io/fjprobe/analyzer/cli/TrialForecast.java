package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.scale.Forecast;
import io.fjprobe.analyzer.scale.ScaleAccount;
import io.fjprobe.analyzer.scale.ScaleInput;
import io.fjprobe.analyzer.scale.Scaling;
import io.fjprobe.analyzer.scale.graph.PoolCosts;
import io.fjprobe.analyzer.trial.Variant;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Supplier;

/** What the recording of a program as it is predicts for another parallelism. */
final class TrialForecast {

  private final Path file;
  private final Input asItIs;
  private final Supplier<Progress> progress;

  /**
   * @param file recording of the program as it is
   * @param asItIs what is known of it
   */
  TrialForecast(Path file, Input asItIs, Supplier<Progress> progress) {
    this.file = file;
    this.asItIs = asItIs;
    this.progress = progress;
  }

  Path file() {
    return file;
  }

  /** Returns what is predicted by variant; nothing for those of which nothing is known. */
  Map<Variant, Forecast.Ratio> of(List<Variant> variants)
      throws IOException, UnreadableRecordingException {
    Map<Variant, Integer> wanted = new HashMap<>();
    for (Variant each : variants) {
      if (each.kind() == Variant.Kind.PARALLELISM) {
        String option = each.sets().get(0);
        wanted.put(each, Integer.valueOf(option.substring(option.indexOf('=') + 1)));
      }
    }
    Map<Variant, Forecast.Ratio> forecasts = new HashMap<>();
    if (wanted.isEmpty()) {
      return forecasts;
    }
    ScaleInput input = ScaleInput.read(file, progress);
    int parallelism = parallelism(input, wanted.keySet().iterator().next().setsArguments());
    if (parallelism < 1 || !input.statistics().hasSpan()) {
      return forecasts;
    }
    NavigableSet<Integer> workers = new TreeSet<>(wanted.values());
    workers.add(parallelism);
    ScaleAccount account =
        new Scaling(PoolCosts.TYPICAL, workers, 0, List.of())
            .of(file.toString(), input.statistics(), input.graph());
    Map<Integer, Forecast.Ratio> ratios = Forecast.of(account, parallelism);
    wanted.forEach(
        (variant, each) -> {
          Forecast.Ratio ratio = ratios.get(each);
          if (ratio != null) {
            forecasts.put(variant, ratio);
          }
        });
    return forecasts;
  }

  /** Of the pool whose parallelism variants change; 0: not known. */
  private int parallelism(ScaleInput input, boolean ofWorkload) {
    if (ofWorkload) {
      return input.statistics().parallelism();
    }
    return asItIs.account().sections().stream()
        .flatMap(section -> section.pools().stream())
        .filter(pool -> pool.identity().kind().isCommon())
        .mapToInt(pool -> Math.toIntExact(pool.identity().parallelism()))
        .findFirst()
        .orElse(0);
  }
}
