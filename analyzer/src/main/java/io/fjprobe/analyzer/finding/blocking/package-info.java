/** Findings on workers that wait: in joins, in managed blockers, or unknown to the pool. */
@NullMarked
package io.fjprobe.analyzer.finding.blocking;

import org.jspecify.annotations.NullMarked;
