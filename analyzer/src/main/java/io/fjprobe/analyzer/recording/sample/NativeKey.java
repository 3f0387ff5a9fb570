package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.field.ThreadKey;

/**
 * Who was seen in native code, in which iteration.
 *
 * @param line of the application that called it
 */
public record NativeKey(ThreadKey thread, int segment, String line) {}
