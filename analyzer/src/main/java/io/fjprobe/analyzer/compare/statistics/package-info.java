/** Numbers with intervals, from iterations that are grouped by the JVM that ran them. */
package io.fjprobe.analyzer.compare.statistics;
