/** Findings on virtual threads and their carriers. */
package io.fjprobe.analyzer.finding.virtual;
