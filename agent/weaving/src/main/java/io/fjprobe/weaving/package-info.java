/**
 * Where the agent begins and ends: its entry points, and one observation from options to recording.
 */
package io.fjprobe.weaving;
