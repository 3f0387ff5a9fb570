/** The agent's options, and what is wrong with them. */
package io.fjprobe.weaving.option;
