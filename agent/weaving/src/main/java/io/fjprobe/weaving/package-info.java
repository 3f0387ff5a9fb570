/** The entry points of the agent, and one observation from its options to its recording. */
package io.fjprobe.weaving;
