package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.recording.stack.LineName;
import io.fjprobe.analyzer.wording.MomentWording;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The method that most of the additional running time of the slow side is spent in, what it calls
 * included.
 *
 * @param method {@code package.Class.method}
 * @param own method of the application that has most of that time too: itself, or who called it;
 *     null: there is none
 * @param nanos that all threads run in it per operation
 * @param error by which their difference may be off, as there are only so many samples, in
 *     nanoseconds
 * @param byLooks by the few stacks that looks at all threads saw, and not by samples
 */
public record GrownMethod(
    String method, @Nullable String own, BySide<Double> nanos, double error, boolean byLooks) {

  /** Returns whether a line is in the method itself. */
  public boolean isAround(@Nullable TimesAtLine times) {
    return times != null && LineName.methodOf(times.line()).equals(method);
  }

  /**
   * Returns whether a line of the application's method calls it; if no such method is known,
   * whether there is no line.
   */
  public boolean isCalledAt(@Nullable String line) {
    return !method.equals(own)
        && Objects.equals(line == null ? null : LineName.methodOf(line), own);
  }

  /** Returns the method, and who called it if that is another one. */
  public String where() {
    return own == null || own.equals(method) ? method : method + " called from " + own;
  }

  /** Returns the same without packages. */
  public String shortly() {
    return new GrownMethod(
            MomentWording.withoutPackage(method),
            own == null ? null : MomentWording.withoutPackage(own),
            nanos,
            error,
            byLooks)
        .where();
  }
}
