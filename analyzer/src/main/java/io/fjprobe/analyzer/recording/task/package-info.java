/** What is counted of tasks: who took them from whom, and how long they ran. */
@NullMarked
package io.fjprobe.analyzer.recording.task;

import org.jspecify.annotations.NullMarked;
