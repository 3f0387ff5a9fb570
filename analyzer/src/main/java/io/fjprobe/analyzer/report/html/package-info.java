/** A report as one HTML file that needs nothing else. */
package io.fjprobe.analyzer.report.html;
