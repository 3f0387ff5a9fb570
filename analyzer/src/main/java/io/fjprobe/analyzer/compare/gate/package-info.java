/** Limits that a build may set, and whether a comparison keeps them. */
@NullMarked
package io.fjprobe.analyzer.compare.gate;

import org.jspecify.annotations.NullMarked;
