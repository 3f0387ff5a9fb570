/** How numbers, times and stalls read, in findings and reports alike. */
package io.fjprobe.analyzer.wording;
