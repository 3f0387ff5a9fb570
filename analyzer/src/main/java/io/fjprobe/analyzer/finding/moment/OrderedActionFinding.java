package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * The action of forEachOrdered runs for one element after the other, although the stream is
 * parallel.
 */
public final class OrderedActionFinding extends ContextFinding {

  public OrderedActionFinding() {
    super(Context.ORDERED_ACTION, Threshold.ORDERED_ACTION, true);
  }

  @Override
  String what() {
    return "the action of forEachOrdered in a parallel stream";
  }

  @Override
  String summary(HeldUp held) {
    return text(
        "The action of forEachOrdered in a parallel stream runs alone for %s of the time",
        Wording.percent(held.share()));
  }

  @Override
  List<String> advice(String line) {
    return List.of(
        text(
            "let forEachOrdered do as little as possible%s: move the work into map before it, where"
                + " parts of the stream run in parallel",
            line),
        "or use forEach, if the order does not matter");
  }
}
