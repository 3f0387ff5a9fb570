/** What a recording counts of work and span of operations. */
@NullMarked
package io.fjprobe.analyzer.recording.span;

import org.jspecify.annotations.NullMarked;
