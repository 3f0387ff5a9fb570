/** Records the iterations of JMH benchmarks. */
package io.fjprobe.weaving.jmh;
