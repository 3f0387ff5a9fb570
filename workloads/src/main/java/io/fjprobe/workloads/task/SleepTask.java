package io.fjprobe.workloads.task;

/** Sleeps one or more times, which the pool cannot know. */
public final class SleepTask extends LeafTask {
  private static final long serialVersionUID = 1L;

  private final int times;
  private final long millis;
  private int slept;
  private long blockedNanos;

  public SleepTask(int times, long millis) {
    this.times = times;
    this.millis = millis;
  }

  @Override
  void work() throws InterruptedException {
    long begin = System.nanoTime();
    for (int i = 0; i < times; i++) {
      Thread.sleep(millis);
      slept++;
    }
    blockedNanos = System.nanoTime() - begin;
  }

  @Override
  public int blocks() {
    return slept;
  }

  @Override
  public long blockedNanos() {
    return blockedNanos;
  }
}
