package io.fjprobe.weaving;

import io.fjprobe.bootstrap.tally.LifeTally;
import io.fjprobe.bootstrap.tally.Suppressed;
import java.util.HashMap;
import java.util.Map;
import jdk.jfr.Recording;
import jdk.jfr.RecordingState;

/**
 * Keeps the JDK's events about blocking from filling the agent's own recording: there may be as
 * many as threads and milliseconds. While the file grows too fast, or before JDK 14 the workers
 * park too often, their threshold goes up in steps. The recording says so: settings are events.
 */
final class SizeGovernor implements Runnable {

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
  private static final long LOOK_EVERY_MILLIS = 1_000;

  /** At first a recording grows by what is written once: types, classes, strings, stacks. */
  private static final int LOOKS_AT_START = 5;

  private static final long BYTES_A_SECOND = 35_000; // 2 MB a minute
  private static final long BYTES_OF_A_THREAD = 150; // the JVM writes each thread's name
  private static final int LONGEST_MILLIS = 1_000;

  private final Recording recording;
  private final ParkEstimate parks = new ParkEstimate();
  private int thresholdMillis = 1;
  private long before;
  private long workersBefore;
  private int looks;

  private SizeGovernor(Recording recording) {
    this.recording = recording;
  }

  static void start(Recording recording) {
    Thread thread = new Thread(new SizeGovernor(recording), "fjprobe size governor");
    thread.setDaemon(true);
    thread.start();
  }

  /** Errors of one look, such as of a heap that is full, do not end it. */
  @Override
  public void run() {
    while (thresholdMillis < LONGEST_MILLIS) {
      try {
        if (recording.getState() != RecordingState.RUNNING) {
          return;
        }
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
    long size = ChunkFile.size();
    long workers = LifeTally.WORKERS.started.get();
    long estimate = parks.bytes(thresholdMillis * 1_000_000L);
    long grown = size < before ? size : size - before; // a new chunk began
    if (++looks > LOOKS_AT_START) {
      judge(size < 0 ? estimate : grown - (workers - workersBefore) * BYTES_OF_A_THREAD);
    }
    before = size;
    workersBefore = workers;
  }

  private void judge(long grown) {
    int next = next(thresholdMillis, grown);
    if (next > thresholdMillis) {
      Map<String, String> settings = new HashMap<>(recording.getSettings());
      for (String event : BLOCKING) {
        settings.put(event + "#threshold", next + " ms");
      }
      recording.setSettings(settings);
      thresholdMillis = next; // last: where that failed, it is tried again
    }
  }

  /** The threshold for a recording that grew by so many bytes within a second. */
  static int next(int thresholdMillis, long grown) {
    if (grown <= BYTES_A_SECOND) {
      return thresholdMillis;
    }
    int factor = grown > 10 * BYTES_A_SECOND ? 100 : 10;
    return Math.min(LONGEST_MILLIS, thresholdMillis * factor);
  }
}
