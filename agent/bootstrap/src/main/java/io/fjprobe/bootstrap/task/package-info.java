/** The tasks that threads run, one by one, at level=full. */
package io.fjprobe.bootstrap.task;
