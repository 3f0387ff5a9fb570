/** The same workloads on several JDKs by turns. */
package io.fjprobe.workloads.matrix;
