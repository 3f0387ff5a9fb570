/** What is counted of events that take time: how often, how long, and of which kind. */
package io.fjprobe.analyzer.recording.tally;
