package io.fjprobe.workloads.run.workload;

import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.report.ArticleFigures;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a workload has of an article: its scale, the quirks of its code, and its figures. */
public interface Article {

  /**
   * The runs of the article: the options of each, as written on the command line.
   *
   * @param mode null: none is given
   */
  List<Map<String, String>> original(String mode);

  /** A rough guess for this machine; needed where iterations are counted in operations. */
  default double secondsPerOperation(Values values) {
    return 0;
  }

  /** That the run leaves on the disk. */
  default long diskBytes(Values values) {
    return 0;
  }

  /**
   * Options that bring back what the published code did otherwise than it seems to; none: there is
   * nothing like that.
   *
   * @param mode null: none is given
   */
  default Map<String, String> asPublished(String mode) {
    return Collections.emptyMap();
  }

  /** Those in effect, whichever option brought them, a line each. */
  default List<String> quirks(Values values) {
    return Collections.emptyList();
  }

  /** In what the work of a run differs from that of the article's figures; empty: in nothing. */
  default Optional<String> difference(Values values) {
    return Optional.empty();
  }

  /** The name of a resource in the form that {@link ArticleFigures} says. */
  default Optional<String> figures() {
    return Optional.empty();
  }

  /**
   * Our own figure by the statistic and in the unit of the article.
   *
   * @param nanosPerOperation of each measured iteration, in their order
   */
  default double figure(Values values, double[] nanosPerOperation) {
    return Double.NaN;
  }
}
