/** What the cumulative counters of events were at one moment. */
package io.fjprobe.analyzer.recording.counter;
