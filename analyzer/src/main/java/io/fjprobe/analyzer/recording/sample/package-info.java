/** What is counted of samples: in which code threads were, and what they did there. */
@NullMarked
package io.fjprobe.analyzer.recording.sample;

import org.jspecify.annotations.NullMarked;
