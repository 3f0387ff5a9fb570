/** Looks at a JVM that runs: has the agent attached to it, waits, and has it detached. */
@NullMarked
package io.fjprobe.analyzer.look;

import org.jspecify.annotations.NullMarked;
