/** What went through the queues: steals, tasks that lay in them, and arrays that grew. */
@NullMarked
package io.fjprobe.analyzer.account.queue;

import org.jspecify.annotations.NullMarked;
