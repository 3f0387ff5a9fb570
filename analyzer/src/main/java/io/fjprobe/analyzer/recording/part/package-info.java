/**
 * Parts that the facts of a recording are made of, and how each merges with another of its kind.
 */
@NullMarked
package io.fjprobe.analyzer.recording.part;

import org.jspecify.annotations.NullMarked;
