/**
 * What is kept of a recording: the facts that accounts and pictures are made of. Those who read
 * recordings write into them, all others only read.
 */
@NullMarked
package io.fjprobe.analyzer.recording;

import org.jspecify.annotations.NullMarked;
