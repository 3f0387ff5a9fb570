/** Findings on tasks: too small ones, such that fail, such that have threads of their own. */
@NullMarked
package io.fjprobe.analyzer.finding.task;

import org.jspecify.annotations.NullMarked;
