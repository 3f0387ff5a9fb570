/** A member of the group: it asks others, and answers them. */
package io.fjprobe.workloads.uperf.node;
