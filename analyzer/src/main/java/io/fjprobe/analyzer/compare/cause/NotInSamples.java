package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.Contrast;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.contrast.Unsampled;
import io.fjprobe.analyzer.wording.Wording;
import org.jspecify.annotations.Nullable;

/**
 * Most of the additional running time is in no sample. Then the lines that samples name are not
 * those that take longer.
 */
public final class NotInSamples {

  private final Case subject;
  private final Unsampled unsampled;

  private NotInSamples(Case subject, Unsampled unsampled) {
    this.subject = subject;
    this.unsampled = unsampled;
  }

  /** Null: samples show it, or that is not known. */
  public static @Nullable NotInSamples of(Case subject) {
    Unsampled unsampled = in(subject.contrast());
    return unsampled == null ? null : new NotInSamples(subject, unsampled);
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

  /** Returns the end of a summary. */
  public String summary() {
    return "; most of it is not in Java code that samples show, but in native methods or in the JVM's"
        + " own code, as for copying memory or for encryption";
  }

  /** Returns the sentence that this rests on. */
  public String sentence() {
    return Wording.text(
        " Samples show this share of the time for which threads run: %s.",
        subject.both(unsampled.shown().map(Wording::percent)));
  }

  /** Returns what to do next. */
  public String advice() {
    return Wording.text(
        "take some thread dumps on %s (jcmd PID Thread.print) while it runs: they show native"
            + " methods, too",
        subject.slow());
  }
}
