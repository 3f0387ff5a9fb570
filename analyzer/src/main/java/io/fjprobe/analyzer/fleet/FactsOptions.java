package io.fjprobe.analyzer.fleet;

import io.fjprobe.analyzer.recording.Period;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options of the commands that write facts, whatever engine writes them. */
public final class FactsOptions {

  /** A second has this many nanoseconds. */
  private static final long SECOND = 1_000_000_000L;

  /** A day has this many nanoseconds. */
  private static final long DAY = 86_400 * SECOND;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--window",
      paramLabel = "TIME",
      defaultValue = "60s",
      description = "Length of a window, from 1s to 1d (default ${DEFAULT-VALUE}).")
  private String window;

  @Option(
      names = "--label",
      paramLabel = "NAME=VALUE",
      description =
          "Label of all these recordings; may be repeated. 'service', 'host' and 'instance' have"
              + " columns of their own. It wins over the agent's option labels=.")
  private final Map<String, String> labels = new LinkedHashMap<>();

  @Option(
      names = "--app",
      paramLabel = "PREFIX",
      split = ",",
      description = "Packages or classes of the application, as for summarize.")
  private @Nullable List<String> application;

  /**
   * Returns the length of a window.
   *
   * @throws ParameterException if it is none
   */
  public long windowNanos() {
    Long nanos = Period.nanos(window);
    if (nanos == null || nanos < SECOND || nanos > DAY || nanos % SECOND != 0) {
      throw new ParameterException(
          spec.commandLine(),
          "--window=" + window + " is not a time from 1s to 1d; for example 60s, 5m or 1h");
    }
    return nanos;
  }

  public Map<String, String> labels() {
    return labels;
  }

  /** Returns packages or classes; null: nobody named any. */
  public @Nullable List<String> application() {
    return application;
  }
}
