/**
 * Arithmetic that accounts share: sums of what may not be recorded, increases of counters, shares
 * known from samples.
 */
package io.fjprobe.analyzer.account.number;
