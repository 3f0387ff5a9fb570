/** How packets get from node to node, and whose threads carry them. */
package io.fjprobe.workloads.uperf.transport;
