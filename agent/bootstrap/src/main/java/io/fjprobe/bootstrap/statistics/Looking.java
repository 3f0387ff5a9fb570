package io.fjprobe.bootstrap.statistics;

/** Looks at all threads. Somebody else does: management beans are not for the bootstrap loader. */
public interface Looking {

  /** Writes what has been seen and is not written yet. By any thread; must not block. */
  void flush();
}
