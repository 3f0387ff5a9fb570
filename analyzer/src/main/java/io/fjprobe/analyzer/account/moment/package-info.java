/** The account of wall time: what holds the program up, at which line, and what runs beside it. */
@NullMarked
package io.fjprobe.analyzer.account.moment;

import org.jspecify.annotations.NullMarked;
