/** Runs a plan, and takes the figures of its iterations. */
package io.fjprobe.workloads.run.measure;
