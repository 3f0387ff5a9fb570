/**
 * What the stack of a thread says: whose code it runs, what it waits for, and at which lines of the
 * application.
 */
@NullMarked
package io.fjprobe.analyzer.recording.stack;

import org.jspecify.annotations.NullMarked;
