/** Findings on tasks: too small ones, such that fail, such that have threads of their own. */
package io.fjprobe.analyzer.finding.task;
