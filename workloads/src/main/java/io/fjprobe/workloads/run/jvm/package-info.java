/** What this JVM is and has, as far as a workload or its figures depend on it. */
package io.fjprobe.workloads.run.jvm;
