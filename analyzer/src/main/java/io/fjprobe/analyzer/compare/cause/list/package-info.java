/** Which causes there are, and finding those that fit: a new cause gets its line here. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.list;

import org.jspecify.annotations.NullMarked;
