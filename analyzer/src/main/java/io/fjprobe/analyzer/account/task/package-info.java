/** The tasks that ran: how many, of which class, and how long. */
@NullMarked
package io.fjprobe.analyzer.account.task;

import org.jspecify.annotations.NullMarked;
