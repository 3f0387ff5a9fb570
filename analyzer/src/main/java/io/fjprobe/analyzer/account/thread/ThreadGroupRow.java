package io.fjprobe.analyzer.account.thread;

import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import org.jspecify.annotations.Nullable;

/**
 * Threads whose names differ by numbers only.
 *
 * @param name with # in place of numbers
 * @param line of the application that most of their samples have; null without samples
 * @param caller the application's line that called it in most of these; null: none, or not known
 */
public record ThreadGroupRow(
    String name, int threads, long cpuNanos, @Nullable String line, @Nullable String caller) {

  /** Returns the line and who called it; null without samples. */
  public @Nullable String where() {
    return ApplicationCode.calledFrom(line, caller);
  }
}
