package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import java.util.Spliterator;

/**
 * How sources of parallel streams are divided that have their elements one after the other, and do
 * not know how many. Only what comes first after somebody asked is kept, so that it costs nearly
 * nothing.
 */
public final class SourceHooks {

  /** A part that a thread has taken off the source. */
  public static final class Split {
    public final long nanos = System.nanoTime();

    /** In the part. */
    public final long elements;

    /** Its frames are read later, by another thread. */
    public final Throwable where = new Throwable();

    Split(Spliterator<?> part) {
      elements = part.estimateSize();
    }
  }

  private static volatile boolean asked;
  private static volatile Split first;

  private SourceHooks() {}

  /**
   * By anybody, with anything.
   *
   * @param part null: there was nothing left
   */
  public static void split(Object part, Object source) {
    if (asked && part instanceof Spliterator && source instanceof Spliterator) {
      take((Spliterator<?>) part, (Spliterator<?>) source);
    }
  }

  /** If the size is known, the part is divided further, for it is an array. */
  private static void take(Spliterator<?> part, Spliterator<?> source) {
    try {
      if (source.estimateSize() == Long.MAX_VALUE) {
        asked = false;
        first = new Split(part);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * Asks for the next part that is split off.
   *
   * @return the first one since this was asked before; null: there was none
   */
  public static Split ask() {
    Split split = first;
    first = null;
    asked = true;
    return split;
  }

  /** Nobody wants to know it any more. */
  public static void end() {
    asked = false;
    first = null;
  }
}
