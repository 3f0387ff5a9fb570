package io.fjprobe.weaving;

import io.fjprobe.bootstrap.tally.LifeTally;
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
  private int thresholdMillis = 1;

  private SizeGovernor(Recording recording) {
    this.recording = recording;
  }

  static void start(Recording recording) {
    Thread thread = new Thread(new SizeGovernor(recording), "fjprobe size governor");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void run() {
    try {
      ParkEstimate parks = new ParkEstimate();
      long before = 0;
      long workersBefore = 0;
      int looks = 0;
      while (thresholdMillis < LONGEST_MILLIS && recording.getState() == RecordingState.RUNNING) {
        Thread.sleep(LOOK_EVERY_MILLIS);
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
    } catch (InterruptedException | RuntimeException e) {
      System.err.println("fjprobe: the recording may become large: " + e);
    }
  }

  private void judge(long grown) {
    int before = thresholdMillis;
    thresholdMillis = next(before, grown);
    if (thresholdMillis > before) {
      Map<String, String> settings = new HashMap<>(recording.getSettings());
      for (String event : BLOCKING) {
        settings.put(event + "#threshold", thresholdMillis + " ms");
      }
      recording.setSettings(settings);
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
