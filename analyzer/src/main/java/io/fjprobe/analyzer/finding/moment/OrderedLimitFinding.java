package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * A parallel stream looks for its first elements in order, by limit, skip, takeWhile or dropWhile.
 * Each part computes elements that may not be needed, and keeps them until the parts before it are
 * ready.
 */
public final class OrderedLimitFinding extends ContextFinding {

  public OrderedLimitFinding() {
    super(Context.ORDERED_LIMIT, Threshold.ORDERED_LIMIT, false);
  }

  @Override
  String what() {
    return "a parallel stream with an ordered limit, skip, takeWhile or dropWhile";
  }

  /** A sequential stream is surely better where this one hardly runs in parallel. */
  @Override
  Severity severity(HeldUp held) {
    double alone = held.boxes().stream().mapToDouble(box -> box.share() * HeldUp.alone(box)).sum();
    return alone < held.limits().remark(held.threshold()) ? Severity.INFO : held.severity();
  }

  @Override
  String summary(HeldUp held) {
    return text(
        "A parallel stream that keeps the order at limit, skip, takeWhile or dropWhile has %s of the"
            + " time",
        Wording.percent(held.share()));
  }

  @Override
  List<String> advice(String line) {
    return List.of(
        text(
            "use a sequential stream, which stops at the last element that is needed; this is where"
                + " the elements are computed%s",
            line),
        "run several of these streams in parallel instead, if there are several",
        "or call unordered() before it, if any of the elements will do");
  }
}
