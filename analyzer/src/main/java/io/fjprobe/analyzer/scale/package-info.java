/** What more or fewer workers would give: work, span, and what a simulated pool does with them. */
@NullMarked
package io.fjprobe.analyzer.scale;

import org.jspecify.annotations.NullMarked;
