/** What the mechanisms of the pool cost on this JDK and machine. */
package io.fjprobe.workloads.burden;
