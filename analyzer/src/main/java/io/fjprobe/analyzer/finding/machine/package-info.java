/**
 * Findings on what is no matter of Fork/Join: CPUs, the collector, the compiler, and what is not
 * explained.
 */
@NullMarked
package io.fjprobe.analyzer.finding.machine;

import org.jspecify.annotations.NullMarked;
