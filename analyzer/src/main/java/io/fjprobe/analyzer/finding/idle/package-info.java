/** Findings on workers without work, and on what wakes them. */
@NullMarked
package io.fjprobe.analyzer.finding.idle;

import org.jspecify.annotations.NullMarked;
