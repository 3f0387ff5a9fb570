/** The pools that workloads run in, those of jsr166y included. */
package io.fjprobe.workloads.run.pool;
