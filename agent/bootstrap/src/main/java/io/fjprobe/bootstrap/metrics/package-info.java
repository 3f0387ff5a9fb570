/** What can be asked of pools while they run, as numbers: for metrics. No hook calls it. */
package io.fjprobe.bootstrap.metrics;
