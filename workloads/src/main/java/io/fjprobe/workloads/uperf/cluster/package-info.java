/** The nodes of a run, in this JVM or each in one of its own. */
package io.fjprobe.workloads.uperf.cluster;
