/** Small programs, each for one mechanism of the pool, and the command that runs them. */
package io.fjprobe.workloads;
