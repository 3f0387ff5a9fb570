/** Which sink folds which event: a new event gets its line here. */
@NullMarked
package io.fjprobe.analyzer.recording.sink.list;

import org.jspecify.annotations.NullMarked;
