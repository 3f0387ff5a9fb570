package io.fjprobe.analyzer.account.code;

import org.jspecify.annotations.Nullable;

/**
 * Samples of workers that waited by spinning, in user code.
 *
 * @param of all samples of these workers, in Java code or spinning
 * @param line that most of them have; null without any
 */
public record SpinAccount(long samples, long of, @Nullable String line) {

  public static final SpinAccount NONE = new SpinAccount(0, 0, null);
}
