/** What went through the queues: steals, tasks that lay in them, and arrays that grew. */
package io.fjprobe.analyzer.account.queue;
