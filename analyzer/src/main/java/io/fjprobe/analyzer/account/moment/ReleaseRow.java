package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.contract.Doing;
import org.jspecify.annotations.Nullable;

/**
 * Threads that wait, and who lets them go on: completes their future, opens their latch, or returns
 * what they need. Or threads that have no task, and who brings one. The rows are a sample of those
 * that looks saw waiting.
 *
 * @param where pool, or name of the threads with # for numbers
 * @param worker whether it is a pool
 * @param line of the application; null: not known
 * @param called of a library or the JDK, by that line; null: nothing, or not known
 * @param caller line of the application that called it; null: not known
 * @param by whoever lets them go on, like where
 * @param byWorker whether it is a pool
 * @param byLine of the application; null: not known
 * @param byCaller line of the application that called it; null: not known
 * @param times that it was seen
 * @param together of these, how often the same thread let yet another one go on at the same moment
 * @param timed of these, how often because a time had come: by a timer, or a thread that slept
 */
public record ReleaseRow(
    Doing doing,
    String where,
    boolean worker,
    @Nullable String line,
    @Nullable String called,
    @Nullable String caller,
    String by,
    boolean byWorker,
    @Nullable String byLine,
    @Nullable String byCaller,
    long times,
    long together,
    long timed) {

  /** Returns who lets whom go on where, without how often. */
  public ReleaseRow unseen() {
    return plus(-times, -together, -timed);
  }

  public ReleaseRow plus(ReleaseRow other) {
    return plus(other.times, other.together, other.timed);
  }

  ReleaseRow plus(long others, long othersTogether, long othersTimed) {
    return new ReleaseRow(
        doing,
        where,
        worker,
        line,
        called,
        caller,
        by,
        byWorker,
        byLine,
        byCaller,
        times + others,
        together + othersTogether,
        timed + othersTimed);
  }
}
