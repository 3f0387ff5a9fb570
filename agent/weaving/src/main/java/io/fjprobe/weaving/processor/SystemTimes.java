package io.fjprobe.weaving.processor;

import io.fjprobe.bootstrap.statistics.NetworkCounts;
import io.fjprobe.bootstrap.statistics.ProcessorTimes;
import io.fjprobe.bootstrap.statistics.WaitCounts;
import java.util.function.LongSupplier;

/** What this system tells: Linux by files, others by the management beans. */
public final class SystemTimes extends ProcessorTimes {

  private static volatile SystemTimes current;

  private final LongSupplier process;
  private final ThreadLooks threads;

  private SystemTimes(LongSupplier process, Threads threads) {
    this.process = process;
    this.threads = new ThreadLooks(threads);
  }

  public static void observe() {
    LongSupplier file = new ProcProcess();
    current =
        new SystemTimes(
            file.getAsLong() < 0 ? new BeanProcess() : file,
            ProcThreads.areThere() ? new ProcThreads() : new BeanThreads());
    readBy(current);
    WaitCounts.readBy(new BeanWaits());
    NetworkCounts.readBy(new ProcNetwork());
  }

  /** Closes the files that are open for the next look. */
  public static void end() {
    SystemTimes ended = current;
    if (ended != null) {
      ended.threads.end();
    }
  }

  @Override
  protected long processNanos() {
    return process.getAsLong();
  }

  @Override
  protected void lookAtThisThread(String trigger) {
    threads.current(trigger);
  }

  @Override
  protected void lookAtThreads(String trigger) {
    switch (trigger) {
      case "period":
        threads.some(trigger);
        break;
      case "mark":
        threads.apart(trigger);
        break;
      default:
        threads.all(trigger);
    }
  }
}
