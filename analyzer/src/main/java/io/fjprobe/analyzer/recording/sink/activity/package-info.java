/** Sinks of what pictures show: who was in which state when. */
package io.fjprobe.analyzer.recording.sink.activity;
