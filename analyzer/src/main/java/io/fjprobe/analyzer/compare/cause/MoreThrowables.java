package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.contrast.ThrowableTime;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The slow side makes more exceptions, and by samples its threads spend more time on them. A cause
 * that knows only where threads run says so too.
 */
public final class MoreThrowables {

  private final Case subject;
  private final ThrowableTime time;

  private MoreThrowables(Case subject, ThrowableTime time) {
    this.subject = subject;
    this.time = time;
  }

  /** Null: it does not, or it is not known. */
  public static @Nullable MoreThrowables of(Case subject) {
    SampledCode sampled = subject.contrast().sampledCode();
    ThrowableTime time = sampled == null ? null : sampled.throwableTime();
    return time == null
            || !subject.canMake(CauseLimit.ADDITIONAL_MAKE, time.atLeastMore())
            || !subject.more(Evidence.THROWABLES, CauseLimit.MUCH_MORE)
        ? null
        : new MoreThrowables(subject, time);
  }

  /** Returns that as a sign. */
  public List<String> signs() {
    return List.of(
        Wording.text(
            "more exceptions are created (%s)%s", subject.both(Evidence.THROWABLES), where()));
  }

  /** Returns through which method most of them are made; empty: it is not known. */
  public String where() {
    return time.through() == null
        ? ""
        : ", most of them through " + MomentWording.withoutPackage(time.through());
  }

  /** Returns a sentence with the numbers, after a space. */
  public String sentence() {
    return " " + created(subject) + time();
  }

  /** Returns a sentence with the time that they take, after a space. */
  public String time() {
    return Wording.text(
        " By samples of all threads, this is the time to make them and to read their stacks: %s"
            + " per operation%s%s.",
        subject.bySamples(time.nanos()),
        time.below() == null ? "" : ", most of it below " + time.below(),
        time.through() == null ? "" : ", through " + time.through());
  }

  /** Returns a sentence with the numbers of exceptions alone. */
  public static String created(Case subject) {
    return Wording.text(
        "Exceptions created per operation in the whole JVM (estimate): %s.",
        subject.both(Evidence.THROWABLES));
  }
}
