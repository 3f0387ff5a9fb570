/** What work and span of operations say of a pool. */
@NullMarked
package io.fjprobe.analyzer.finding.span;

import org.jspecify.annotations.NullMarked;
