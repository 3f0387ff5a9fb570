/** How numbers, times and stalls read, in findings and reports alike. */
@NullMarked
package io.fjprobe.analyzer.wording;

import org.jspecify.annotations.NullMarked;
