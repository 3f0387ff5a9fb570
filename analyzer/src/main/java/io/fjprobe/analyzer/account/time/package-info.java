/** Where the time of workers and other participants went, and how well that is known. */
@NullMarked
package io.fjprobe.analyzer.account.time;

import org.jspecify.annotations.NullMarked;
