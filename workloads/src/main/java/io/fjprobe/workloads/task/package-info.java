/** The tasks that workloads have pools run, and what they compute. */
package io.fjprobe.workloads.task;
