package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.field.ThreadKey;
import org.jspecify.annotations.Nullable;

/**
 * Who was seen in native code, in which iteration.
 *
 * @param line of the application that called it
 */
public record NativeKey(@Nullable ThreadKey thread, int segment, @Nullable String line) {

  public NativeKey at(@Nullable String chosen) {
    return new NativeKey(thread, segment, chosen);
  }
}
