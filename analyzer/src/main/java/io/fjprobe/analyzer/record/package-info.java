/** Runs programs under the agent by turns: what leaves recordings to compare. */
package io.fjprobe.analyzer.record;
