package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.field.EventView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What interrupted tasks from outside, and so made work and span longer than they are. */
final class Disturbances {

  static final String PAUSE = "jdk.GCPhasePause";
  static final String TIMES = "fjprobe.ThreadTime";

  /** CPU time of a thread and its wait for a CPU, since it began. */
  private record Times(long nanos, String thread, long cpu, long waited) {}

  private record Pause(long nanos, long length) {}

  private final List<Times> times = new ArrayList<>();
  private final List<Pause> pauses = new ArrayList<>();

  void addPause(EventView event) {
    pauses.add(new Pause(event.startNanos(), event.durationNanos()));
  }

  void addTimes(EventView event) {
    if (event.number("waitTime") >= 0) {
      times.add(
          new Times(
              event.startNanos(),
              event.number("osThreadId") + "/" + event.number("javaThreadId"),
              event.number("cpuTime"),
              event.number("waitTime")));
    }
  }

  /** Returns how long the collector paused all threads between two moments, in ns. */
  long pausedNanos(long from, long until) {
    return pauses.stream()
        .filter(each -> each.nanos >= from && each.nanos < until)
        .mapToLong(Pause::length)
        .sum();
  }

  /**
   * Returns how long threads waited for a CPU, as a share of the time that they wanted one, between
   * two moments; null: not recorded.
   */
  @Nullable Double waitedShare(long from, long until) {
    Map<String, Times> first = new HashMap<>();
    Map<String, Times> last = new HashMap<>();
    for (Times each : times) {
      if (each.nanos >= from && each.nanos <= until) {
        first.merge(each.thread, each, (a, b) -> a.nanos <= b.nanos ? a : b);
        last.merge(each.thread, each, (a, b) -> a.nanos > b.nanos ? a : b);
      }
    }
    double cpu = 0;
    double waited = 0;
    for (Map.Entry<String, Times> each : last.entrySet()) {
      Times begin = first.get(each.getKey());
      if (begin != null) {
        cpu += each.getValue().cpu - begin.cpu;
        waited += each.getValue().waited - begin.waited;
      }
    }
    return cpu + waited == 0 ? null : waited / (cpu + waited);
  }
}
