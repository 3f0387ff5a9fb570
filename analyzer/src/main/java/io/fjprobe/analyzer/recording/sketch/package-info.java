/** How durations are distributed, kept in a form that the caller chooses and that merges. */
@NullMarked
package io.fjprobe.analyzer.recording.sketch;

import org.jspecify.annotations.NullMarked;
