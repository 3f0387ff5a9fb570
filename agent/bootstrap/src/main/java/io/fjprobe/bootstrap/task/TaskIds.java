package io.fjprobe.bootstrap.task;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Ids of tasks, from 1. Workers take them in blocks, so that they need not synchronize for each
 * task. The numbers are small, because events store small numbers in few bytes.
 */
public final class TaskIds {

  private static final int BLOCK = 1024;
  private static final AtomicLong TAKEN = new AtomicLong();

  private long last;
  private long limit;

  /** For a thread that is no worker. */
  public static long single() {
    return TAKEN.incrementAndGet();
  }

  /** By the worker that this belongs to. */
  public long next() {
    if (last == limit) {
      last = TAKEN.getAndAdd(BLOCK);
      limit = last + BLOCK;
    }
    return ++last;
  }
}
