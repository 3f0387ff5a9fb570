/** A report as one HTML file that needs nothing else. */
@NullMarked
package io.fjprobe.analyzer.report.html;

import org.jspecify.annotations.NullMarked;
