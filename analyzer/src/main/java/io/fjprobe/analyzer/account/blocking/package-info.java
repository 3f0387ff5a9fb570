/**
 * What threads waited for: joins, managed blockers, results, and blocking that the pool is not told
 * of.
 */
@NullMarked
package io.fjprobe.analyzer.account.blocking;

import org.jspecify.annotations.NullMarked;
