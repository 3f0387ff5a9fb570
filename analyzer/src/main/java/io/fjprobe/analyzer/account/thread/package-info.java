/** Threads by what they are for a pool: its workers, those that use it, and all others. */
@NullMarked
package io.fjprobe.analyzer.account.thread;

import org.jspecify.annotations.NullMarked;
