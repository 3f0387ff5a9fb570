/** Sinks of what belongs to single moments. */
@NullMarked
package io.fjprobe.analyzer.recording.sink.moment;

import org.jspecify.annotations.NullMarked;
