/** What JDK Mission Control's parser reads, for chunks that our own reader does not take. */
@NullMarked
package io.fjprobe.analyzer.recording.jmc;

import org.jspecify.annotations.NullMarked;
