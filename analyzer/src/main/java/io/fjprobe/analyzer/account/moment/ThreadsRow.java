package io.fjprobe.analyzer.account.moment;

/**
 * How many threads there are beside pools.
 *
 * @param where name of the threads with # for numbers
 * @param threads that looks see, in the mean; where there are more than 512, looks see a sample
 */
public record ThreadsRow(String where, double threads) {}
