package io.fjprobe.analyzer.compare.contrast;

/**
 * A method that one side runs, and the other one does not at all, by samples: the program goes
 * another way.
 *
 * @param method {@code package.Class.method}
 * @param share of the samples of its side that have it on the stack, 0 to 1
 */
public record OnlyMethod(String method, double share) {}
