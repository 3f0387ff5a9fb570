/** What holds the program up by the account of wall time, in a pool or not. */
@NullMarked
package io.fjprobe.analyzer.finding.moment;

import org.jspecify.annotations.NullMarked;
