/** Makes the variants of a command that the user asks for. */
@NullMarked
package io.fjprobe.analyzer.trial.plan;

import org.jspecify.annotations.NullMarked;
