/** Causes that the account of wall time shows. */
@NullMarked
package io.fjprobe.analyzer.compare.cause.moment;

import org.jspecify.annotations.NullMarked;
