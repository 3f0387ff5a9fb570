package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.contrast.TimesAtLine;
import io.fjprobe.analyzer.wording.MomentWording;
import org.jspecify.annotations.Nullable;

/** Says at the end of a summary where most of the additional running time is spent. */
public final class MostOfIt {

  private MostOfIt() {}

  /**
   * Returns the method, or else the line; empty: neither is known.
   *
   * @param more nanoseconds per operation that are additional
   */
  public static String of(
      Case subject, @Nullable GrownMethod method, @Nullable TimesAtLine line, double more) {
    if (method != null) {
      return ", most of it in " + method.shortly();
    }
    return of(subject, ", most of it at ", line, more);
  }

  /**
   * Returns the line after some words; empty: it is not known, or has not most of it.
   *
   * @param more nanoseconds per operation that are additional
   */
  public static String of(Case subject, String words, @Nullable TimesAtLine line, double more) {
    return line == null
            || subject.onSlow(line.nanos()) - subject.onFast(line.nanos())
                < CauseLimit.GROWN_METHOD_MOST.value() * more
        ? ""
        : words + MomentWording.withoutPackages(line.line());
  }
}
