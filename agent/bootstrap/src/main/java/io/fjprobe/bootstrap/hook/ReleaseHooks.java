package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import java.util.concurrent.locks.LockSupport;

/**
 * Who lets a thread go on that was seen to wait. The JVM asks at each unpark, so that this does
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

  /** One that is asked for. */
  private static final class Asked {
    final Thread thread;

    /** The first one; null: it has not gone on yet. */
    volatile Release release;

    Asked(Thread thread) {
      this.thread = thread;
    }
  }

  /** Null: nobody wants to know. */
  private static volatile Asked[] asked;

  private ReleaseHooks() {}

  /** Before any thread goes on that has been parked, or will be. */
  public static void unpark(Thread thread) {
    Asked[] those = asked;
    if (those != null) {
      for (Asked each : those) {
        if (each.thread == thread) {
          release(each);
          return;
        }
      }
    }
  }

  private static void release(Asked each) {
    try {
      if (each.release == null) {
        each.release = new Release(each.thread);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * Asks for the first time that each of these goes on.
   *
   * @param next empty, or null: for none
   * @return of those that were asked for before, in their order; null for one that did not go on
   */
  public static Release[] ask(Thread... next) {
    Asked[] before = asked;
    asked = next == null || next.length == 0 ? null : all(next);
    Release[] releases = new Release[before == null ? 0 : before.length];
    for (int i = 0; i < releases.length; i++) {
      releases[i] = before[i].release;
    }
    return releases;
  }

  private static Asked[] all(Thread... threads) {
    Asked[] all = new Asked[threads.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = new Asked(threads[i]);
    }
    return all;
  }
}
