/** The tasks that ran: how many, of which class, and how long. */
package io.fjprobe.analyzer.account.task;
