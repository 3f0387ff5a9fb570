package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import java.util.concurrent.locks.LockSupport;

/**
 * Who lets a thread go on that has waited for long. The JVM asks at each unpark, so that this does
 * nearly nothing unless that thread is one of a few.
 */
public final class ReleaseHooks {

  /** One thread lets another go on. */
  public static final class Release {
    public final long nanos = System.nanoTime();
    public final Thread by = Thread.currentThread();
    public final Thread released;

    /** What that waits for at this moment; 0: for nothing that is known. */
    public final int waitsFor;

    /** Its frames are read later, by another thread. */
    public final Throwable where = new Throwable();

    Release(Thread released) {
      this.released = released;
      waitsFor = System.identityHashCode(LockSupport.getBlocker(released));
    }
  }

  /** Null: nobody wants to know. */
  private static volatile Thread[] waiting;

  private static volatile Release last;

  private ReleaseHooks() {}

  /** Before any thread goes on that has been parked, or will be. */
  public static void unpark(Thread thread) {
    Thread[] those = waiting;
    if (those != null) {
      for (Thread each : those) {
        if (each == thread) {
          release(thread);
          return;
        }
      }
    }
  }

  private static void release(Thread thread) {
    try {
      waiting = null; // one is enough
      last = new Release(thread);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * Asks for the first of these that goes on.
   *
   * @param next empty, or null: for none
   * @return the first one of those that were asked for before; null: none of them went on
   */
  public static Release ask(Thread... next) {
    Release before = last;
    last = null;
    waiting = next == null || next.length == 0 ? null : next;
    return before;
  }
}
