/** The workloads as JMH benchmarks. */
package io.fjprobe.workloads.jmh;
