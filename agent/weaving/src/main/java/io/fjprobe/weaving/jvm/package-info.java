/** The JVM that the agent is in: what it says of itself, and how classes get into it. */
package io.fjprobe.weaving.jvm;
