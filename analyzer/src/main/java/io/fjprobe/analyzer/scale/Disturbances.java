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

  /** How long a thread has waited for a CPU since it began. */
  private record Times(long nanos, String thread, long waited) {}

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
              event.number("waitTime")));
    }
  }

  /**
   * Returns how long the collector paused all threads between two moments, in ns; null: there are
   * no such events, so that nobody knows whether there were pauses.
   */
  @Nullable Long pausedNanos(long from, long until) {
    return pauses.isEmpty()
        ? null
        : pauses.stream()
            .filter(each -> each.nanos >= from && each.nanos < until)
            .mapToLong(Pause::length)
            .sum();
  }

  /**
   * Returns how long threads waited for a CPU between two moments, all together, in ns; null: not
   * recorded.
   */
  @Nullable Long waitedNanos(long from, long until) {
    Map<String, Times> first = new HashMap<>();
    Map<String, Times> last = new HashMap<>();
    for (Times each : times) {
      if (each.nanos >= from && each.nanos <= until) {
        first.merge(each.thread, each, (a, b) -> a.nanos <= b.nanos ? a : b);
        last.merge(each.thread, each, (a, b) -> a.nanos > b.nanos ? a : b);
      }
    }
    return last.isEmpty()
        ? null
        : last.values().stream()
            .mapToLong(each -> each.waited - first.getOrDefault(each.thread, each).waited)
            .sum();
  }
}
