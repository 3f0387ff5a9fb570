/** What a command line runs, with everything decided. */
package io.fjprobe.workloads.run.plan;
