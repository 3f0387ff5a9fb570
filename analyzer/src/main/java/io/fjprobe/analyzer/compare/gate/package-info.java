/** Limits that a build may set, and whether a comparison keeps them. */
package io.fjprobe.analyzer.compare.gate;
