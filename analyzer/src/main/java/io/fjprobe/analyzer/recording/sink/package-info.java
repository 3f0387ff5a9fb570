/** What becomes of each event: one class for each kind, which folds it into the facts. */
package io.fjprobe.analyzer.recording.sink;
