/** How recordings are read: files and their chunks, or what JDK Mission Control has loaded. */
package io.fjprobe.analyzer.recording.file;
