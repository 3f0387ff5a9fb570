/** Figures for programs to read, and the file of them. */
package io.fjprobe.workloads.run.json;
