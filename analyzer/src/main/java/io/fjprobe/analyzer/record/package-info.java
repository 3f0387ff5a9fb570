/** Runs programs under the agent by turns: what leaves recordings to compare. */
@NullMarked
package io.fjprobe.analyzer.record;

import org.jspecify.annotations.NullMarked;
