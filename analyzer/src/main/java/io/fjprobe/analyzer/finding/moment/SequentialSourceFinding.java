package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * The source of a parallel stream is an iterator or a reader. One thread reads its elements, and
 * the others wait for them.
 */
public final class SequentialSourceFinding extends ContextFinding {

  public SequentialSourceFinding() {
    super(Context.SEQUENTIAL_SOURCE, Threshold.SEQUENTIAL_SOURCE, true);
  }

  @Override
  String what() {
    return "reading the source of a parallel stream";
  }

  @Override
  String summary(HeldUp held) {
    return text(
        "One thread reads the source of a parallel stream, alone for %s of the time",
        Wording.percent(held.share()));
  }

  @Override
  List<String> advice(String line) {
    return List.of(
        text(
            "take a source that can be divided, such as an array or an ArrayList, instead of an"
                + " iterator or a reader%s; read it completely before the stream begins, if it must"
                + " be read in order",
            line));
  }
}
