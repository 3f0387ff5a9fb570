/** Causes in waits of workers: for joins, in managed blockers, or unknown to the pool. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.blocking;

import org.jspecify.annotations.NullMarked;
