/** JVMs that a command starts, and what is read from what they leave. */
package io.fjprobe.workloads.fork;
