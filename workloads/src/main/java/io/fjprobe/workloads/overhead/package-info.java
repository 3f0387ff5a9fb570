/** What the agent costs. */
package io.fjprobe.workloads.overhead;
