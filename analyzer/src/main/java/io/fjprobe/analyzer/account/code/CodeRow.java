package io.fjprobe.analyzer.account.code;

import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A line of user code on top of sampled stacks, what it calls in the JDK included.
 *
 * @param caller the application's line that called it in most of these samples; null: none, or not
 *     known
 * @param share of all samples of these threads, 0 to 1
 * @param exception an exception was being made there
 */
public record CodeRow(
    String line, @Nullable String caller, long samples, double share, boolean exception) {

  /** Returns the line and who called it, because somebody wanted what a helper computes. */
  public String where() {
    return Objects.requireNonNullElse(ApplicationCode.calledFrom(line, caller), line);
  }
}
