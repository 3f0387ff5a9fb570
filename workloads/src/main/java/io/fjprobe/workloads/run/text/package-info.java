/** Numbers, lines and tables for people to read. */
package io.fjprobe.workloads.run.text;
