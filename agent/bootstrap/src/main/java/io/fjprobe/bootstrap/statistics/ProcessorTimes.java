package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.ThreadTimeEvent;
import io.fjprobe.bootstrap.guard.Suppressed;

/**
 * What the operating system knows of the time that this JVM spends on CPUs. Somebody else reads it:
 * files and management beans are not for classes of the bootstrap loader. The only hook that asks
 * is the one that reports the end of a worker.
 */
public abstract class ProcessorTimes {

  private static volatile ProcessorTimes reader;

  public static void readBy(ProcessorTimes reader) {
    ProcessorTimes.reader = reader;
  }

  /** CPU time of all threads, of those that ended too; -1: not known. */
  static long ofProcess() {
    ProcessorTimes current = reader;
    try {
      return current == null ? -1 : current.processNanos();
    } catch (Throwable t) {
      Suppressed.add(t);
      return -1;
    }
  }

  /** Threads are looked at whenever workers are, so that both belong together. */
  static void emitThreads(String trigger) {
    ProcessorTimes current = reader;
    if (current != null && new ThreadTimeEvent().isEnabled()) {
      try {
        current.lookAtThreads(trigger);
      } catch (Throwable t) {
        Suppressed.add(t);
      }
    }
  }

  /** For the last time, by a worker that ends: nobody else can look at it later. */
  static void emitThisThread(String trigger) {
    ProcessorTimes current = reader;
    if (current != null && new ThreadTimeEvent().isEnabled()) {
      try {
        current.lookAtThisThread(trigger);
      } catch (SecurityException e) {
        return; // it may not look
      } catch (Throwable t) {
        Suppressed.add(t);
      }
    }
  }

  /** -1: not known. */
  protected abstract long processNanos();

  /** Writes an event for each thread that there is something to say of. */
  protected abstract void lookAtThreads(String trigger);

  /** Writes one for the current thread, if the system tells it. */
  protected abstract void lookAtThisThread(String trigger);
}
