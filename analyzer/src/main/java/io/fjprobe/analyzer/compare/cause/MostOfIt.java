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
    return line == null
            || subject.onSlow(line.nanos()) - subject.onFast(line.nanos())
                < CauseLimit.GROWN_METHOD_MOST.value() * more
        ? ""
        : ", most of it at " + MomentWording.withoutPackages(line.line());
  }
}
