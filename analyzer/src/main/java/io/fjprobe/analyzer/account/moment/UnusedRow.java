package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.contract.Unused;

/**
 * CPUs that nobody used.
 *
 * @param share of the time of all CPUs, 0 to 1
 */
public record UnusedRow(Unused why, double share) {}
