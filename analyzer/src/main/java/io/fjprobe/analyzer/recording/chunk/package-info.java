/**
 * What lies in a chunk, and a reader of it that makes no object for an event: it goes through the
 * bytes once, reads the fields that somebody asks for, and constants only when an event names them.
 */
@NullMarked
package io.fjprobe.analyzer.recording.chunk;

import org.jspecify.annotations.NullMarked;
