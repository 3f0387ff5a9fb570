/** The counters of pools and workers, in one table, and their numbers. */
package io.fjprobe.bootstrap.counter;
