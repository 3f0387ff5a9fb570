/** Requests, their replies, and the packets that they travel in. */
package io.fjprobe.workloads.uperf.message;
