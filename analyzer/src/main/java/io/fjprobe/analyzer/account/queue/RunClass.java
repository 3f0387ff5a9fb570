package io.fjprobe.analyzer.account.queue;

/** Steal runs of a length from {@code from} to {@code to}. */
public record RunClass(long from, long to, long runs, double share) {}
