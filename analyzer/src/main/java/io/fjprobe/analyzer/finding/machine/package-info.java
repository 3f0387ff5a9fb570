/**
 * Findings on what is no matter of Fork/Join: CPUs, the collector, the compiler, and what is not
 * explained.
 */
package io.fjprobe.analyzer.finding.machine;
