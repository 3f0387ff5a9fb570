/** Causes that are no matter of Fork/Join: CPUs, the collector, the compiler. */
package io.fjprobe.analyzer.compare.cause.machine;
