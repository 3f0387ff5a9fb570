package io.fjprobe.analyzer.compare.contrast;

/**
 * A line of user code, and the time of threads per unit of work that it has on either side.
 *
 * @param line with what happens there, if that is more than to run it
 */
public record TimesAtLine(String line, double base, double next) {

  double more(boolean nextIsSlow) {
    return nextIsSlow ? next - base : base - next;
  }
}
