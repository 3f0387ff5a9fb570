/**
 * What differs between two sets of recordings of the same work, how sure that is, and which
 * mechanism of the pool did it.
 */
@NullMarked
package io.fjprobe.analyzer.compare;

import org.jspecify.annotations.NullMarked;
