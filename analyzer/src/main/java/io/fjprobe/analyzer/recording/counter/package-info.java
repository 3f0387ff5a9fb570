/**
 * The cumulative numbers that events hold, by name and by order, and what they were at one moment.
 */
package io.fjprobe.analyzer.recording.counter;
