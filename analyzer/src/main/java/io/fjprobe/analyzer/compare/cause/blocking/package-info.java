/** Causes in waits of workers: for joins, in managed blockers, or unknown to the pool. */
package io.fjprobe.analyzer.compare.cause.blocking;
