/** Who was in which state when, for pictures. */
package io.fjprobe.analyzer.recording.activity;
