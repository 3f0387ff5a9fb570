/** The JVM that the agent is in: what it says about itself, and how classes get into it. */
package io.fjprobe.weaving.jvm;
