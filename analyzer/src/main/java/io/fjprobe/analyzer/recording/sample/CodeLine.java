package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.stack.SampleKind;
import org.jspecify.annotations.Nullable;

/**
 * Where sampled threads were: the first frame of user code from the top.
 *
 * @param exception an exception was being made there
 */
public record CodeLine(SampleKind kind, @Nullable String line, boolean exception) {}
