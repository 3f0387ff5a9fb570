/**
 * The words that events use: counters and kinds, with what the text calls them. A new one gets its
 * row here.
 */
@NullMarked
package io.fjprobe.analyzer.contract;

import org.jspecify.annotations.NullMarked;
