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

    /** What that waits for at this moment; 0: for nothing that is known. */
    public final int waitsFor;

    /** Its frames are read later, by another thread. */
    public final Throwable where = new Throwable();

    /**
     * @param released null: any idle worker of a pool
     */
    Release(Thread released) {
      waitsFor = released == null ? 0 : System.identityHashCode(LockSupport.getBlocker(released));
    }
  }

  /** One that is asked for. */
  public static final class Asked {

    /** Null: it is an idle worker of a pool, whichever. */
    final Thread thread;

    final int pool;

    /** The first one; null: it has not gone on yet. */
    volatile Release release;

    private Asked(Thread thread, int pool) {
      this.thread = thread;
      this.pool = pool;
    }

    public static Asked of(Thread thread) {
      return new Asked(thread, 0);
    }

    /** Asks which thread wakes an idle worker of a pool. */
    public static Asked ofIdleWorker(int pool) {
      return new Asked(null, pool);
    }

    /** Null: it has not gone on yet. */
    public Release release() {
      return release;
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

  /** An idle worker of a pool is woken. */
  static void woken(int pool) {
    Asked[] those = asked;
    if (those != null) {
      for (Asked each : those) {
        if (each.pool == pool && each.thread == null) {
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
   * Asks for the first time that each of these goes on, instead of those that were asked for
   * before.
   */
  public static void ask(Asked... next) {
    asked = next == null || next.length == 0 ? null : next;
  }
}
