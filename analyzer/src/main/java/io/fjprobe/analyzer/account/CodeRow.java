package io.fjprobe.analyzer.account;

/**
 * A line of user code on top of sampled stacks, what it calls in the JDK included.
 *
 * @param share of all samples of these threads, 0 to 1
 * @param exception an exception was being made there
 */
public record CodeRow(String line, long samples, double share, boolean exception) {}
