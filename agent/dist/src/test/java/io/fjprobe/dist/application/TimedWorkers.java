package io.fjprobe.dist.application;

import java.io.File;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** Workers that compute, sleep or write through to the disk; each asks for its CPU time itself. */
public final class TimedWorkers {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private TimedWorkers() {}

  /**
   * @param arguments burn, sleep or fsync; workers; milliseconds of CPU time, or turns
   */
  public static void main(String[] arguments) throws Exception {
    Method mark = Class.forName("io.fjprobe.bootstrap.Snapshot", true, null).getMethod("mark");
    int workers = Integer.parseInt(arguments[1]);
    int amount = Integer.parseInt(arguments[2]);
    CountDownLatch all = new CountDownLatch(workers);
    ForkJoinPool pool = new ForkJoinPool(workers);
    for (int i = 0; i < workers; i++) {
      pool.submit(
          () -> {
            all.countDown();
            all.await();
            work(arguments[0], amount);
            long before = THREADS.getCurrentThreadCpuTime();
            mark.invoke(null);
            long after = THREADS.getCurrentThreadCpuTime();
            synchronized (TimedWorkers.class) {
              System.out.println(Thread.currentThread().getName() + " " + before + " " + after);
            }
            return null;
          });
    }
    pool.shutdown();
    Check.that(pool.awaitTermination(60, TimeUnit.SECONDS), "the end of the pool");
  }

  private static void work(String kind, int amount) throws Exception {
    switch (kind) {
      case "burn":
        long end = THREADS.getCurrentThreadCpuTime() + amount * 1_000_000L;
        while (THREADS.getCurrentThreadCpuTime() < end) {
          Check.that(Math.sqrt(end) >= 0, "the root of a time");
        }
        break;
      case "sleep":
        for (int i = 0; i < amount; i++) {
          Thread.sleep(1);
        }
        break;
      default:
        File file = File.createTempFile("fsync", null);
        try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
          for (int i = 0; i < amount; i++) {
            out.write(i);
            out.getChannel().force(true);
          }
        }
        Check.that(file.delete(), "a file that can be deleted");
    }
  }
}
