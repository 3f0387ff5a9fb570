package io.fjprobe.analyzer.account;

/**
 * Threads whose names differ by numbers only.
 *
 * @param name with # in place of numbers
 * @param line of the application that most of their samples have; null without samples
 */
public record ThreadGroupRow(String name, int threads, long cpuNanos, String line) {}
