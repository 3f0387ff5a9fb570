/** What is counted of tasks: who took them from whom, and how long they ran. */
package io.fjprobe.analyzer.recording.task;
