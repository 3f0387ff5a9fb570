/** How recordings are read: files and their chunks, or what JDK Mission Control has loaded. */
@NullMarked
package io.fjprobe.analyzer.recording.file;

import org.jspecify.annotations.NullMarked;
