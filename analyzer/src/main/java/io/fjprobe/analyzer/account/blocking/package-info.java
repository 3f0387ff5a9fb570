/**
 * What threads waited for: joins, managed blockers, results, and blocking that the pool is not told
 * of.
 */
package io.fjprobe.analyzer.account.blocking;
