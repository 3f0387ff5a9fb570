/**
 * What becomes of each event: a sink folds those of one type into the facts. Here is what all sinks
 * share.
 */
@NullMarked
package io.fjprobe.analyzer.recording.sink;

import org.jspecify.annotations.NullMarked;
