/** Synchronous requests among the nodes of a group: the workload, its operation and its notes. */
package io.fjprobe.workloads.uperf;
