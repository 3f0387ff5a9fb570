/** What a workload says of itself, for whatever runs it. */
package io.fjprobe.workloads.run.workload;
