package io.fjprobe.dist.application;

import java.io.Closeable;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import javax.management.Attribute;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/**
 * Has each worker do one thing for long: one runs, one is at a monitor, one sleeps, one is in a
 * join, one in a managed block. Meanwhile it reads what looks see of that, twice, and prints what
 * was added. With an argument, nobody records.
 */
public final class MeteredActivities {

  private static final MBeanServer SERVER = ManagementFactory.getPlatformMBeanServer();
  private static final Object LOCK = new Object();
  private static final CountDownLatch OVER = new CountDownLatch(1);

  private static final String[] ACTIVITIES = {
    "SeenRunning",
    "SeenInNative",
    "SeenIdle",
    "SeenInJoin",
    "SeenInManagedBlock",
    "SeenAtMonitor",
    "SeenWaiting"
  };

  /** What {@link #busy} does. */
  private static final String[] BUSY = {"SeenRunning", "SeenAtMonitor", "SeenWaiting"};

  /** What {@link #joining} does. */
  private static final String[] JOINING = {"SeenInJoin", "SeenInManagedBlock"};

  private static volatile boolean over;

  private MeteredActivities() {}

  public static void main(String[] arguments) throws Exception {
    if (arguments.length > 0) {
      endRecordings();
    }
    ForkJoinPool busy = new ForkJoinPool(3);
    ForkJoinPool joining = new ForkJoinPool(2);
    synchronized (LOCK) {
      ForkJoinTask<?> running = busy.submit(MeteredActivities::run);
      List<ForkJoinTask<?>> others = new ArrayList<>();
      others.add(busy.submit(MeteredActivities::enter));
      others.add(busy.submit(MeteredActivities::sleep));
      others.add(joining.submit(running::join));
      others.add(joining.submit(MeteredActivities::blockManaged));
      print("busy", busy(), BUSY);
      print("joining", joining(), JOINING);
      over = true;
      OVER.countDown();
      others.remove(0);
      for (ForkJoinTask<?> each : others) {
        each.join();
      }
    }
    System.out.println("verified");
  }

  private static void endRecordings() throws Exception {
    Class<?> recorder = Class.forName("jdk.jfr.FlightRecorder");
    Object own = recorder.getMethod("getFlightRecorder").invoke(null);
    for (Object each : (List<?>) recorder.getMethod("getRecordings").invoke(own)) {
      ((Closeable) each).close();
    }
  }

  private static void run() {
    long turns = 0;
    while (!over) {
      turns++; // nothing native, which looks tell from running by its CPU time
    }
    Check.that(turns > 0, "it runs");
  }

  private static void enter() {
    synchronized (LOCK) {
      Check.that(over, "nobody enters before");
    }
  }

  private static void sleep() {
    try {
      while (!OVER.await(1, TimeUnit.HOURS)) {
        Check.that(false, "an hour is over");
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void blockManaged() {
    try {
      ForkJoinPool.managedBlock(
          new ForkJoinPool.ManagedBlocker() {
            @Override
            public boolean block() throws InterruptedException {
              OVER.await();
              return true;
            }

            @Override
            public boolean isReleasable() {
              return over;
            }
          });
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ObjectName busy() throws Exception {
    return bean("ForkJoinPool-1");
  }

  private static ObjectName joining() throws Exception {
    return bean("ForkJoinPool-2");
  }

  private static ObjectName bean(String pool) throws Exception {
    ObjectName pattern = new ObjectName("io.fjprobe:type=Pool,name=\"" + pool + "\",*");
    while (SERVER.queryNames(pattern, null).isEmpty()) {
      Thread.sleep(1);
    }
    return SERVER.queryNames(pattern, null).iterator().next();
  }

  /** What is added from when all do what they do until each has been seen a few times more. */
  private static void print(String pool, ObjectName bean, String... does) throws JMException {
    Map<String, Long> steady = grown(bean, read(bean), does);
    Map<String, Long> before = grown(bean, steady, does);
    Map<String, Long> after = before;
    for (int i = 0; i < 10; i++) {
      after = grown(bean, after, does);
    }
    for (String each : ACTIVITIES) {
      System.out.println(pool + " " + each + " " + (after.get(each) - before.get(each)));
    }
  }

  /** As soon as each of these is more than before. */
  private static Map<String, Long> grown(ObjectName bean, Map<String, Long> before, String... which)
      throws JMException {
    while (true) {
      Map<String, Long> now = read(bean);
      boolean all = now.size() == ACTIVITIES.length;
      for (String each : which) {
        all = all && now.get(each) > before.getOrDefault(each, 0L);
      }
      if (all) {
        return now;
      }
      Thread.yield();
    }
  }

  private static Map<String, Long> read(ObjectName bean) throws JMException {
    Map<String, Long> values = new TreeMap<>();
    for (Attribute each : SERVER.getAttributes(bean, ACTIVITIES).asList()) {
      values.put(each.getName(), (Long) each.getValue());
    }
    return values;
  }
}
