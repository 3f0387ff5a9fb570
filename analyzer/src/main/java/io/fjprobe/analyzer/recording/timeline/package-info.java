/**
 * What the program did when: its iterations and operations, and the segments that they cut a
 * recording into.
 */
package io.fjprobe.analyzer.recording.timeline;
