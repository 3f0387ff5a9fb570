/** Findings on virtual threads and their carriers. */
@NullMarked
package io.fjprobe.analyzer.finding.virtual;

import org.jspecify.annotations.NullMarked;
