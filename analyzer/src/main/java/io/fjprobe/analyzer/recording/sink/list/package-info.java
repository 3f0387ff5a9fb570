/** Which sink folds which event: a new event gets its line here. */
package io.fjprobe.analyzer.recording.sink.list;
