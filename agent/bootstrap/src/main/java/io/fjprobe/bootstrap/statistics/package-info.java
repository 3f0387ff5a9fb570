/** The events that are written from time to time: counters, starts and ends, and stalls. */
package io.fjprobe.bootstrap.statistics;
