/** Management beans with the counters of pools, for what watches JVMs already. */
package io.fjprobe.weaving.metrics;
