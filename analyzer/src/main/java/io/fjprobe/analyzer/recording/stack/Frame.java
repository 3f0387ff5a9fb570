package io.fjprobe.analyzer.recording.stack;

/**
 * A frame of a stack.
 *
 * @param line 0 or less: not known
 * @param interpreted its code was not compiled
 */
public record Frame(Method method, int line, boolean interpreted) {}
