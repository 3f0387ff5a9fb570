package io.fjprobe.analyzer.account.moment;

/**
 * How many threads there are beside pools.
 *
 * @param where name of the threads with # for numbers
 * @param threads that are there, in the mean
 */
public record ThreadsRow(String where, double threads) {}
