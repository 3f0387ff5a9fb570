/** Threads by what they are for a pool: its workers, those that use it, and all others. */
package io.fjprobe.analyzer.account.thread;
