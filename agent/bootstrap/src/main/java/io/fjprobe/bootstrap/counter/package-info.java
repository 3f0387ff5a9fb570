/** What is counted of pools and workers, in one table, and the numbers. */
package io.fjprobe.bootstrap.counter;
