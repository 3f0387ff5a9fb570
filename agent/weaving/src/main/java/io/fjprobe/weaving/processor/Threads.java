package io.fjprobe.weaving.processor;

/** The threads of this JVM, and how long each was on a CPU. */
interface Threads {

  /** Of one look at one thread, since it began, times in nanoseconds; reused. */
  final class Times {
    long cpu;
    long wait;
    long switches;
  }

  /** Of all that there are now. Any thread may ask. */
  long[] ids();

  /** False if the thread is gone. Any thread may ask. */
  boolean read(long id, Times times);

  /**
   * Likewise, of a thread that will be looked at again: what that takes is kept. One thread at a
   * time, as for the two below.
   */
  boolean readAgain(long id, Times times);

  /** Keeps nothing for this thread. */
  void forget(long id);

  /** Keeps nothing for any. */
  void forgetAll();

  /** Of the current thread; -1: not known. */
  long current();

  /** Whether ids are those of the system, not those of Java. */
  boolean areOfSystem();
}
