/**
 * Arithmetic that accounts share: sums of what may not be recorded, increases of counters, shares
 * known from samples.
 */
@NullMarked
package io.fjprobe.analyzer.account.number;

import org.jspecify.annotations.NullMarked;
