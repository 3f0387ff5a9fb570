/** Which tasks forked and joined which, and a pool that runs them once more. */
@NullMarked
package io.fjprobe.analyzer.scale.graph;

import org.jspecify.annotations.NullMarked;
