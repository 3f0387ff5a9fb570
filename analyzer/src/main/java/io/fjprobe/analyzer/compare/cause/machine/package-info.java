/** Causes that are no matter of Fork/Join: CPUs, the collector, the compiler. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.machine;

import org.jspecify.annotations.NullMarked;
