package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.tally.QueueTally;

/**
 * How often workers waited, as the JVM counts it of each of its threads, whatever the reason is.
 * Somebody else reads it: management beans are not for classes of the bootstrap loader.
 */
public final class WaitCounts {

  /** Reads what the JVM counts. */
  public interface Reader {

    /**
     * For each thread how often it found a monitor taken, then how often it waited otherwise; -1:
     * not told.
     */
    long[] read(long[] threadIds);

    /** Whether the first call, which may take long, has been made. */
    boolean isReady();
  }

  /** Before JDK 9 the JVM looks for each of them in the list of all. */
  private static final int MOST = 512;

  private static final WaitCounts NONE = new WaitCounts(new long[0]);

  private static volatile Reader reader;

  private final long[] counts;

  private WaitCounts(long[] counts) {
    this.counts = counts;
  }

  public static void readBy(Reader reader) {
    WaitCounts.reader = reader;
  }

  /** Of workers in this order. Not for hooks. */
  static WaitCounts of(QueueTally[] workers) {
    Reader current = reader;
    return current == null || workers.length == 0 ? NONE : read(current, workers);
  }

  /** Of one that ends: in a hook, which must not wait until the reader is ready. */
  static WaitCounts atEndOf(QueueTally worker) {
    Reader current = reader;
    return current == null || !current.isReady() ? NONE : read(current, worker);
  }

  private static WaitCounts read(Reader reader, QueueTally... workers) {
    long[] ids = new long[Math.min(workers.length, MOST)];
    for (int i = 0; i < ids.length; i++) {
      ids[i] = workers[i].worker.getId();
    }
    try {
      return new WaitCounts(reader.read(ids));
    } catch (SecurityException e) {
      return NONE; // the worker may not ask
    } catch (Throwable t) {
      Suppressed.add(t);
      return NONE;
    }
  }

  int ofMonitors(int worker) {
    return at(2 * worker);
  }

  int ofOthers(int worker) {
    return at(2 * worker + 1);
  }

  private int at(int index) {
    return index < counts.length ? (int) Math.min(Integer.MAX_VALUE, counts[index]) : -1;
  }
}
