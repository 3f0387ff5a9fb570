package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.SURELY_UNUSED;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.limit.Threshold;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Wall time that one kind of boxes holds up.
 *
 * @param boxes of that kind, the one with the most of the time first; never empty
 * @param share of the wall time, 0 to 1
 * @param threshold that the share is judged by
 */
record HeldUp(
    MomentAccount account, List<Box> boxes, double share, Threshold threshold, Limits limits) {

  /**
   * This is what boxes hold up, of each a part of its time. Null: nobody looked, or it is less than
   * is worth a remark.
   *
   * @param part of the time of a box that counts, 0 to 1
   */
  static @Nullable HeldUp of(
      Finding.Subject subject, Threshold threshold, ToDoubleFunction<Box> part) {
    MomentAccount account = subject.section().moments();
    if (account == null) {
      return null;
    }
    ToDoubleFunction<Box> its = box -> box.share() * part.applyAsDouble(box);
    List<Box> boxes =
        account.boxes().stream()
            .filter(box -> its.applyAsDouble(box) > 0)
            .sorted(Comparator.comparingDouble(its).reversed())
            .toList();
    double share = boxes.stream().mapToDouble(its).sum();
    return boxes.isEmpty() || share < subject.limits().remark(threshold)
        ? null
        : new HeldUp(account, boxes, Math.min(share, 1), threshold, subject.limits());
  }

  /** This is the part of the time that a box holds up in which nothing else runs (0 to 1). */
  static double alone(Box box) {
    return Math.min(box.alone() * box.width(), 1);
  }

  /** This is the mean of what boxes have, each by the time that it holds up. */
  static double mean(List<Box> boxes, ToDoubleFunction<Box> what) {
    double all = boxes.stream().mapToDouble(Box::share).sum();
    return boxes.stream().mapToDouble(box -> box.share() * what.applyAsDouble(box)).sum()
        / Math.max(all, Double.MIN_VALUE);
  }

  Severity severity() {
    return severity(share, boxes, threshold, limits);
  }

  /**
   * A warning needs a share that is surely not far below its threshold, however the looks happened
   * to fall.
   *
   * @param boxes that the share comes from
   */
  static Severity severity(double share, List<Box> boxes, Threshold threshold, Limits limits) {
    double all = boxes.stream().mapToDouble(Box::share).sum();
    double spread =
        Math.sqrt(
                boxes.stream()
                    .mapToDouble(box -> Math.pow(box.highShare() - box.lowShare(), 2))
                    .sum())
            / 2;
    double warning = limits.warning(threshold);
    boolean sure = all > 0 && share * (1 - spread / all) >= limits.value(SURELY_UNUSED) * warning;
    return share >= warning && sure ? Severity.WARNING : Severity.INFO;
  }

  Box first() {
    return boxes.get(0);
  }

  /** This is the beginning of a sentence. */
  String seen() {
    return text("In %s at all threads", Wording.many(account.looks(), "look"));
  }

  /** This is the sentence that ends an explanation. */
  String thresholds() {
    if (threshold.row().warning() == null) {
      return text(
          " Threshold: remark from %s of the time.", Wording.percent(limits.remark(threshold)));
    }
    return text(
        " Thresholds: remark from %s, warning from %s of the time.",
        Wording.percent(limits.remark(threshold)), Wording.percent(limits.warning(threshold)));
  }
}
