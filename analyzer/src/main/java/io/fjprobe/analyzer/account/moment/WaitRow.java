package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.contract.Doing;
import org.jspecify.annotations.Nullable;

/**
 * Threads that wait for a lock or a permit, or in a task while others are in the queue of their
 * executor, whoever has the moments meanwhile.
 *
 * @param where pool, or name of the threads with # for numbers
 * @param worker whether it is a pool
 * @param line of the application; null: not known
 * @param called of a library or the JDK, by that line; null: nothing, or not known
 * @param caller line of the application that called it; null: not known
 * @param threads that wait, in the mean of the time that was looked at
 */
public record WaitRow(
    Doing doing,
    String where,
    boolean worker,
    @Nullable String line,
    @Nullable String called,
    @Nullable String caller,
    double threads) {

  /** Returns the same with another number of threads. */
  public WaitRow of(double others) {
    return new WaitRow(doing, where, worker, line, called, caller, others);
  }
}
