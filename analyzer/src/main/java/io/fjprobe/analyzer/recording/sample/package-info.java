/** What is counted of samples: in which code threads were, and what they did there. */
package io.fjprobe.analyzer.recording.sample;
