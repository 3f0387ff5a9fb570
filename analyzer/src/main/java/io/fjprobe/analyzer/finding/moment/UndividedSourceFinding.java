package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.limit.Condition;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;

/**
 * A parallel stream gives all of its elements to one task. Its source is an iterator or a reader,
 * which does not know its size: it gives a thousand elements to the first task, and it has fewer.
 *
 * <p>The agent records how such sources are divided.
 */
public final class UndividedSourceFinding extends ContextFinding {

  public UndividedSourceFinding() {
    super(Context.UNDIVIDED_SOURCE, Threshold.UNDIVIDED_SOURCE, true);
  }

  /**
   * This tells whether it has most of a part of the time.
   *
   * @param share of the wall time
   */
  public static boolean explains(Subject subject, double share) {
    HeldUp held = new UndividedSourceFinding().held(subject);
    return held != null && held.share() >= subject.limits().value(Condition.MOST) * share;
  }

  @Override
  String what() {
    return "a parallel stream that has only one task with elements";
  }

  @Override
  String summary(HeldUp held) {
    return text(
        "A parallel stream%s runs on one thread for %s of the time, because its source can't be"
            + " divided",
        line(held), Wording.percent(held.share()));
  }

  private static String line(HeldUp held) {
    return held.account().undivided().stream().findFirst().map(MomentWording::at).orElse("");
  }

  @Override
  List<String> advice(String line) {
    return List.of(
        "read the elements into a list or an array first, and make the stream from that: an"
            + " iterator or a reader of unknown size gives the first thousand elements to one task",
        "JDK 19 and later divide the elements of this task further");
  }
}
