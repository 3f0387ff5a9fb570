package io.fjprobe.analyzer.recording.machine;

import org.jspecify.annotations.Nullable;

/**
 * What the JVM stops all threads for, apart from collections.
 *
 * @param operation as HotSpot calls it, such as ThreadDump
 * @param caller thread that asked for it, with # for numbers; null: not known, or the JVM itself
 */
public record VmOperation(String operation, @Nullable String caller) {}
