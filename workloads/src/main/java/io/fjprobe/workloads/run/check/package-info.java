/** What ends a run: a wrong result, a wait without end, or something that is not there. */
package io.fjprobe.workloads.run.check;
