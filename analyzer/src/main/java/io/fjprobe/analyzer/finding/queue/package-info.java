/** Findings on queues, on what is submitted, and on pools that are made for it. */
package io.fjprobe.analyzer.finding.queue;
