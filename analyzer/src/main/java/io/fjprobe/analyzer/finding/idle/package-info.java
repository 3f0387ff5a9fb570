/** Findings on workers without work, and on what wakes them. */
package io.fjprobe.analyzer.finding.idle;
