/** The numbers that causes judge by. They stand in one table, limits.json. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.limit;

import org.jspecify.annotations.NullMarked;
