/** What the fjprobe agent counts, for benchmarks that run in the JVM that it observes. */
package io.fjprobe.jmh;
