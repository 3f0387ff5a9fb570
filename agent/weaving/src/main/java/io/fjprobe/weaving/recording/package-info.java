/** The recording that the agent makes when the user makes none. */
package io.fjprobe.weaving.recording;
