/** What SQL cannot say: intervals, tests, and merged distributions, of what it selected. */
@NullMarked
package io.fjprobe.fleet.statistic;

import org.jspecify.annotations.NullMarked;
