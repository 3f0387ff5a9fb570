package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.Contrast;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.contrast.Unsampled;
import io.fjprobe.analyzer.recording.stack.LineName;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Most of the additional running time is in no sample. Then the lines that samples name are not
 * those that take longer. Looks at all threads saw a few stacks, which show native methods, too.
 */
public final class NotInSamples {

  private final Case subject;
  private final Unsampled unsampled;
  private final @Nullable GrownMethod method;

  private NotInSamples(Case subject, Unsampled unsampled, @Nullable GrownMethod method) {
    this.subject = subject;
    this.unsampled = unsampled;
    this.method = method;
  }

  /**
   * Returns null if samples show it, or that is not known.
   *
   * @param line that is named already; null: none is
   */
  public static @Nullable NotInSamples of(Case subject, @Nullable String line) {
    Unsampled unsampled = in(subject.contrast());
    if (unsampled == null) {
      return null;
    }
    GrownMethod method = method(subject.contrast());
    boolean named =
        method != null && line != null && method.method().equals(LineName.methodOf(line));
    return new NotInSamples(subject, unsampled, named ? null : method);
  }

  /** Returns the same of two sides, whichever is slow. */
  public static @Nullable Unsampled in(Contrast contrast) {
    SampledCode sampled = contrast.sampledCode();
    Unsampled unsampled =
        sampled == null ? null : sampled.unsampled(CauseLimit.WORTH_A_WORD.value());
    return unsampled == null || unsampled.ofAdditional() < CauseLimit.GROWN_METHOD_MOST.value()
        ? null
        : unsampled;
  }

  private static @Nullable GrownMethod method(Contrast contrast) {
    SampledCode sampled = contrast.sampledCode();
    return sampled == null ? null : sampled.methodByLooks(CauseLimit.GROWN_METHOD_MOST.value());
  }

  /** Returns the end of a summary; empty: the method is not known, or named already. */
  public String summary() {
    return method == null ? "" : ", most of it in " + method.shortly();
  }

  /** Returns that as a sign. */
  public List<String> signs() {
    if (method == null) {
      return List.of(
          "most of it is in no sample: it may be in native methods or in the JVM's own code, as for"
              + " copying memory or for encryption");
    }
    return List.of(
        isSampled(method.method())
            ? "samples show only a part of it"
            : "it is not in Java code that samples show, but in native methods or in the JVM's own"
                + " code");
  }

  /** Samples show a method whose Java code they only miss now and then. */
  private boolean isSampled(String name) {
    SampledCode sampled = subject.contrast().sampledCode();
    return sampled != null && sampled.shareOnSlow(name) >= CauseLimit.GROWN_METHOD_MOST.value();
  }

  /** Returns the sentence that this rests on. */
  public String sentence() {
    return Wording.text(
            " Samples show this share of the time for which threads run: %s.",
            subject.both(unsampled.shown().map(Wording::percent)))
        + (method == null ? "" : subject.inMethod(method));
  }

  /** Returns what to do next. */
  public String advice() {
    return method == null
        ? Wording.text(
            "take some thread dumps on %s (jcmd PID Thread.print) while it runs: they show native"
                + " methods, too",
            subject.slow())
        : Wording.text(
            "look at what %s is called with on each side, and how often",
            MomentWording.withoutPackage(method.method()));
  }
}
