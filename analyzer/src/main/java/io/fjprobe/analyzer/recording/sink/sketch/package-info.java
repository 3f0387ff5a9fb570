/** Folds the events that have a duration into sketches of how these are distributed. */
@NullMarked
package io.fjprobe.analyzer.recording.sink.sketch;

import org.jspecify.annotations.NullMarked;
