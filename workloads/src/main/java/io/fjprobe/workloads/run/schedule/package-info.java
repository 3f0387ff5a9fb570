/** How many iterations a run has, and when each of them ends. */
package io.fjprobe.workloads.run.schedule;
