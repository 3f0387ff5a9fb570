package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.field.ThreadKey;
import org.jspecify.annotations.Nullable;

/**
 * Samples of one thread in one segment.
 *
 * @param thread {@link ThreadKey#VIRTUAL} for all virtual threads together
 * @param byCpuTime one for so much CPU time, not for so much time in Java code
 */
public record SampleKey(@Nullable ThreadKey thread, int segment, boolean byCpuTime) {}
