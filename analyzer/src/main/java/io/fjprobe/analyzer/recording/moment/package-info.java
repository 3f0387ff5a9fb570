/** What holds each moment of wall time up, by looks at all threads. */
@NullMarked
package io.fjprobe.analyzer.recording.moment;

import org.jspecify.annotations.NullMarked;
