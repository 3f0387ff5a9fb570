/** Typed access to the fields of an event, and the values that they give; knows no facts. */
@NullMarked
package io.fjprobe.analyzer.recording.field;

import org.jspecify.annotations.NullMarked;
