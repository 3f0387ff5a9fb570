/** The command line of the workloads, and what its help says. */
package io.fjprobe.workloads.run;
