/** Numbers with intervals, from iterations that are grouped by the JVM that ran them. */
@NullMarked
package io.fjprobe.analyzer.compare.statistics;

import org.jspecify.annotations.NullMarked;
