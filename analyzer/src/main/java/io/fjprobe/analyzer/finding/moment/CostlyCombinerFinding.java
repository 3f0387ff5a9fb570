package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * A parallel stream spends its time on combining the results of its parts. A sequential stream has
 * nothing to combine.
 */
public final class CostlyCombinerFinding extends ContextFinding {

  public CostlyCombinerFinding() {
    super(Context.COMBINER, Threshold.COSTLY_COMBINER, false);
  }

  @Override
  String what() {
    return "combining the partial results of a parallel stream";
  }

  @Override
  String summary(HeldUp held) {
    return text(
        "A parallel stream combines its partial results for %s of the time",
        Wording.percent(held.share()));
  }

  @Override
  List<String> advice(String line) {
    return List.of(
        text(
            "make the combiner cheaper%s: let it join small results, and let no container be larger"
                + " than what one part puts into it",
            line),
        "or let all parts put their elements into one concurrent container (forEach or"
            + " groupingByConcurrent), or use a sequential stream");
  }
}
