/** Which findings there are, and judging by all of them: a new finding gets its line here. */
@NullMarked
package io.fjprobe.analyzer.finding.list;

import org.jspecify.annotations.NullMarked;
