/** The recordings of one side, sorted by workload, and how the JVMs of two sides are paired. */
@NullMarked
package io.fjprobe.analyzer.compare.side;

import org.jspecify.annotations.NullMarked;
