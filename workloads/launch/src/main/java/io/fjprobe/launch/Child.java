package io.fjprobe.launch;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A process of this machine. */
final class Child implements Running {
  private final Process process;
  private final long start;
  private final CpuTime before;
  private final Descendants descendants;
  private @Nullable Ended ended;

  /**
   * @param start the time in nanoseconds
   * @param before CPU time of other children, up to the start
   */
  Child(Process process, long start, CpuTime before) {
    this.process = process;
    this.start = start;
    this.before = before;
    this.descendants = Descendants.of(process);
  }

  @Override
  public boolean waitFor(Duration atMost) throws InterruptedException {
    long end = System.nanoTime() + atMost.toNanos();
    if (!process.waitFor(atMost.toMillis(), TimeUnit.MILLISECONDS)) {
      return false;
    }
    if (ended == null) {
      long wall = System.nanoTime() - start;
      CpuTime used = CpuTime.ofChildren().minus(before);
      ended = new Ended(process.exitValue(), wall, used.userNanos, used.systemNanos);
    }
    return descendants.waitUntil(end);
  }

  @Override
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Asks the children too: a shell that ends does not take the JVM with it that it waits for. */
  @Override
  public void askToEnd() {
    descendants.askToEnd();
    process.destroy();
  }

  @Override
  public void kill() {
    descendants.kill();
    process.destroyForcibly();
  }

  @Override
  public @Nullable Ended ended() {
    return ended;
  }
}
