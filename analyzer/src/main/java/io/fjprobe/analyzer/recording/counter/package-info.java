/** What the cumulative counters of events were at one moment. */
@NullMarked
package io.fjprobe.analyzer.recording.counter;

import org.jspecify.annotations.NullMarked;
