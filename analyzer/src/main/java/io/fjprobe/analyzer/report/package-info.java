/** Prints accounts and findings; knows no events. */
package io.fjprobe.analyzer.report;
