/** Sinks of samples of stacks. */
package io.fjprobe.analyzer.recording.sink.sample;
