/** Equal parts of one work, done by tasks, a stream, threads, or the caller alone. */
package io.fjprobe.workloads.parts;
