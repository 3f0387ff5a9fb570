package io.fjprobe.analyzer.recording.machine;

import org.jspecify.annotations.Nullable;

/**
 * What the JVM stops all threads for, apart from collections.
 *
 * @param operation as HotSpot calls it, such as ThreadDump, or {@link #STOPPING}
 * @param caller thread that asked for it, with # for numbers; null: not known, or the JVM itself
 */
public record VmOperation(String operation, @Nullable String caller) {

  /** Those that have stopped wait for those that have not, whatever the stop is for. */
  public static final String STOPPING = "the wait until all have stopped (time to safepoint)";
}
