/** Findings on queues, on what is submitted, and on pools that are made for it. */
@NullMarked
package io.fjprobe.analyzer.finding.queue;

import org.jspecify.annotations.NullMarked;
