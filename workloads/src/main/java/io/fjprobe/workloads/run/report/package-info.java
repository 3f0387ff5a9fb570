/**
 * What a run came to: the table, the notes under it, the file of figures, and the figures of
 * articles.
 */
package io.fjprobe.workloads.run.report;
