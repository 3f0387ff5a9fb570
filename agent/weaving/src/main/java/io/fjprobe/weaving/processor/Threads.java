package io.fjprobe.weaving.processor;

/** The threads of this JVM, and how long each was on a CPU. Any thread may ask. */
interface Threads {

  /** Of one look at one thread, in nanoseconds since it began; reused. */
  final class Times {
    long cpu;
    long wait;
  }

  /** Of all that there are now. */
  long[] ids();

  /** False if the thread is gone. */
  boolean read(long id, Times times);

  /** Of the current thread; -1: not known. */
  long current();

  /** Whether ids are those of the system, not those of Java. */
  boolean areOfSystem();
}
