/** The events that are written at times: counters, beginnings and ends, stalls. */
package io.fjprobe.bootstrap.statistics;
