package io.fjprobe.dist.application;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;

/**
 * Does something so often that the events of it fill a recording, until a setting of that recording
 * changes: threads that sleep, workers that park between bursts of tasks, or threads that start.
 */
public final class ManyBlocks {

  private static final int THREADS = 64;
  private static final long PAUSE_MILLIS = 2;

  private ManyBlocks() {}

  /**
   * @param arguments the event to cause, ThreadSleep, ThreadPark or ThreadStart
   */
  public static void main(String[] arguments) throws Exception {
    boolean starts = arguments[0].equals("ThreadStart");
    String setting = "jdk." + arguments[0] + (starts ? "#enabled" : "#threshold");
    Map<String, String> atStart = settings();
    String before = atStart.get(setting);
    ForkJoinPool pool = new ForkJoinPool(THREADS);
    if (arguments[0].equals("ThreadSleep")) {
      for (int i = 0; i < THREADS / 2; i++) {
        daemon(ManyBlocks::sleepOnAndOn);
        pool.execute(ManyBlocks::sleepOnAndOn);
      }
    }
    while (settings().get(setting).equals(before)) {
      for (int i = 0; i < THREADS; i++) {
        if (starts) {
          daemon(() -> {});
        } else if (arguments[0].equals("ThreadPark")) {
          pool.execute(() -> {});
        }
      }
      Thread.sleep(PAUSE_MILLIS);
    }
    System.out.println(before + " -> " + settings().get(setting));
    System.out.println("raised: " + raised(atStart));
  }

  private static List<String> raised(Map<String, String> atStart) throws Exception {
    List<String> raised = new ArrayList<>();
    for (Map.Entry<String, String> each : settings().entrySet()) {
      if (!each.getValue().equals(atStart.get(each.getKey()))) {
        raised.add(each.getKey());
      }
    }
    return raised;
  }

  /** Of the only recording; not in the API that programs for Java 8 are compiled with. */
  @SuppressWarnings("unchecked")
  private static Map<String, String> settings() throws ReflectiveOperationException {
    Class<?> recorder = Class.forName("jdk.jfr.FlightRecorder");
    Object all =
        recorder
            .getMethod("getRecordings")
            .invoke(recorder.getMethod("getFlightRecorder").invoke(null));
    Object only = ((List<?>) all).get(0);
    return (Map<String, String>) only.getClass().getMethod("getSettings").invoke(only);
  }

  private static void daemon(Runnable body) {
    Thread thread = new Thread(body);
    thread.setDaemon(true);
    thread.start();
  }

  private static void sleepOnAndOn() {
    try {
      while (true) {
        Thread.sleep(PAUSE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
