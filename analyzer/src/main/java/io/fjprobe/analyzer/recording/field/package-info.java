/** Typed access to the fields of an event, and the values that they give; knows no facts. */
package io.fjprobe.analyzer.recording.field;
