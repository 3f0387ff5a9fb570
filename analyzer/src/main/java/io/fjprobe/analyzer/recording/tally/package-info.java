/** What is counted of events that take time: how often, how long, and of which kind. */
@NullMarked
package io.fjprobe.analyzer.recording.tally;

import org.jspecify.annotations.NullMarked;
