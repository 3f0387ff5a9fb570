/** Sinks of samples of stacks. */
@NullMarked
package io.fjprobe.analyzer.recording.sink.sample;

import org.jspecify.annotations.NullMarked;
