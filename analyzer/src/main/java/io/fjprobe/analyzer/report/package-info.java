/** Prints accounts and findings; knows no events. */
@NullMarked
package io.fjprobe.analyzer.report;

import org.jspecify.annotations.NullMarked;
