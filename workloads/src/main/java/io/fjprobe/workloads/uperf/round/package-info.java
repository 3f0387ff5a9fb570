/** What the nodes of a run agree upon, and what each round of requests came to. */
package io.fjprobe.workloads.uperf.round;
