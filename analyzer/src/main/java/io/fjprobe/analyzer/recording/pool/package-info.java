/**
 * What a recording says of pools and their workers, one by one, and of what happened in each of
 * them.
 */
@NullMarked
package io.fjprobe.analyzer.recording.pool;

import org.jspecify.annotations.NullMarked;
