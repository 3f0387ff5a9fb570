package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.run.jvm.VirtualThreads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;

/** A virtual thread for each part. */
final class ThreadForEach extends ByExecutor {
  private final VirtualThreads virtual = VirtualThreads.find();

  @Override
  ExecutorService newExecutor() {
    return virtual.newExecutor();
  }

  @Override
  public boolean mayTake(Thread thread, ForkJoinPool none, Thread caller) {
    return virtual.isVirtual(thread);
  }

  @Override
  public int mostThreads() {
    return Integer.MAX_VALUE;
  }
}
