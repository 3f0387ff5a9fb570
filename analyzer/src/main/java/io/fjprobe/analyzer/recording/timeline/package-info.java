/**
 * What the program did when: its iterations and operations, and the segments that they cut a
 * recording into.
 */
@NullMarked
package io.fjprobe.analyzer.recording.timeline;

import org.jspecify.annotations.NullMarked;
