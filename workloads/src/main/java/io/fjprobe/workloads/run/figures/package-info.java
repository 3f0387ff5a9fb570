/** What operations and iterations came to, and the figures over all of them. */
package io.fjprobe.workloads.run.figures;
