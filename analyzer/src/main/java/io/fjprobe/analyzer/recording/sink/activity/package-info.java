/** Sinks of what pictures show: who was in which state when. */
@NullMarked
package io.fjprobe.analyzer.recording.sink.activity;

import org.jspecify.annotations.NullMarked;
