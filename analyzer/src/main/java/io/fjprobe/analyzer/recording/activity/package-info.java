/** Who was in which state when, for pictures. */
@NullMarked
package io.fjprobe.analyzer.recording.activity;

import org.jspecify.annotations.NullMarked;
