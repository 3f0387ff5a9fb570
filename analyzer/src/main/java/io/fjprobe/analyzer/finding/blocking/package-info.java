/** Findings on workers that wait: in joins, in managed blockers, or unknown to the pool. */
package io.fjprobe.analyzer.finding.blocking;
