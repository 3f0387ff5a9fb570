package io.fjprobe.weaving.size;

import io.fjprobe.bootstrap.guard.Suppressed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/**
 * Prevents the JDK's events about blocking from filling the agent's own recording. There may be one
 * for each thread and millisecond. While the recording grows too fast, the threshold of those
 * events that make it grow is raised in steps. The threshold of rare events does not change. Events
 * of starting threads have no threshold: where these are many, they are not recorded any more. The
 * recording says so: settings are events.
 */
public final class SizeGovernor implements Runnable {

  private static final String[] BLOCKING = {
    "jdk.ThreadPark",
    "jdk.ThreadSleep",
    "jdk.JavaMonitorEnter",
    "jdk.JavaMonitorWait",
    "jdk.SocketRead",
    "jdk.SocketWrite",
    "jdk.FileRead",
    "jdk.FileWrite",
    "jdk.FileForce",
    "jdk.VirtualThreadPinned"
  };
  private static final String THREAD_START = "jdk.ThreadStart";
  private static final long LOOK_EVERY_MILLIS = 1_000;

  /** At first a recording grows by what is written once: types, classes, strings, stacks. */
  private static final int LOOKS_AT_START = 5;

  static final long BYTES_A_SECOND = 35_000; // 2 MB a minute

  /** Events that make less than that are not worth to be lost. */
  static final long RARE = BYTES_A_SECOND / 10;

  /** So much of events about blocking is not what is written once. */
  static final long FLOOD = BYTES_A_SECOND * 10;

  private static final int LONGEST_MILLIS = 1_000;

  private final Recording recording;
  private final Map<String, Integer> thresholds = new LinkedHashMap<>();
  private final EventGrowth growth = new EventGrowth(BLOCKING);
  private ThreadStarts starts; // made by the first look: the JVM's start need not wait for it
  private boolean startsLeftOut;
  private int looks;

  private SizeGovernor(Recording recording) {
    this.recording = recording;
    for (String event : BLOCKING) {
      thresholds.put(event, 1);
    }
  }

  public static void start(Recording recording) {
    Thread thread = new Thread(new SizeGovernor(recording), "fjprobe size governor");
    thread.setDaemon(true);
    thread.start();
  }

  /** Errors of one look, such as of a heap that is full, do not end it. */
  @Override
  public void run() {
    while (recording.getState() == RecordingState.RUNNING) {
      try {
        Thread.sleep(LOOK_EVERY_MILLIS);
        look();
      } catch (InterruptedException e) {
        return;
      } catch (Throwable t) {
        Suppressed.add(t);
      }
    }
  }

  private void look() {
    growth.look(thresholds, BYTES_A_SECOND);
    long grown = grown(++looks, growth.byEvent(), growth.all());
    raise(raised(thresholds, growth.byEvent(), grown));
    if (starts == null) {
      starts = new ThreadStarts();
    } else if (!startsLeftOut && starts.areMany()) {
      set(Collections.singletonMap(THREAD_START + "#enabled", "false"));
      startsLeftOut = true; // last: where that failed, it is tried again
    }
  }

  private void set(Map<String, String> changed) {
    Map<String, String> settings = new HashMap<>(recording.getSettings());
    settings.putAll(changed);
    recording.setSettings(settings);
  }

  private void raise(Map<String, Integer> higher) {
    if (!higher.isEmpty()) {
      Map<String, String> settings = new HashMap<>();
      higher.forEach((event, millis) -> settings.put(event + "#threshold", millis + " ms"));
      set(settings);
      thresholds.putAll(higher); // last: where that failed, it is tried again
    }
  }

  /**
   * By how much the recording has grown, as far as that says something of the time to come.
   *
   * @param looks so far
   */
  static long grown(int looks, Map<String, Long> bytes, long all) {
    if (looks > LOOKS_AT_START) {
      return all;
    }
    long blocking = bytes.values().stream().mapToLong(Long::longValue).sum();
    return blocking > FLOOD ? blocking : 0;
  }

  /**
   * The thresholds that go up, in milliseconds: of the events that wrote most, as many as it takes.
   *
   * @param bytes by event, within a second
   * @param grown by all events together
   */
  static Map<String, Integer> raised(
      Map<String, Integer> thresholds, Map<String, Long> bytes, long grown) {
    Map<String, Integer> higher = new LinkedHashMap<>();
    List<String> most = new ArrayList<>(bytes.keySet());
    most.sort((a, b) -> Long.compare(bytes.get(b), bytes.get(a)));
    long tooMuch = grown - BYTES_A_SECOND;
    for (String event : most) {
      long own = bytes.get(event);
      if (tooMuch > 0 && own > RARE) {
        int next = next(thresholds.get(event), own);
        if (next > thresholds.get(event)) {
          higher.put(event, next);
        }
        tooMuch -= own;
      }
    }
    return higher;
  }

  private static int next(int thresholdMillis, long grown) {
    int factor = grown > FLOOD ? 100 : 10;
    return Math.min(LONGEST_MILLIS, thresholdMillis * factor);
  }
}
