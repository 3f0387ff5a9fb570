package io.fjprobe.analyzer.recording.sink.list;

import static java.util.Map.entry;

import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sink.activity.BlockingActivitySink;
import io.fjprobe.analyzer.recording.sink.activity.CompensationActivitySink;
import io.fjprobe.analyzer.recording.sink.activity.GaugeSink;
import io.fjprobe.analyzer.recording.sink.activity.IdleActivitySink;
import io.fjprobe.analyzer.recording.sink.activity.JoinActivitySink;
import io.fjprobe.analyzer.recording.sink.activity.LifeActivitySink;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which sink folds which event into an {@link Activity}, beside those of {@link Sinks}. */
final class ActivitySinks {

  static final Map<String, Sink.Maker> ALL =
      Map.ofEntries(
          entry("fjprobe.JoinWait", JoinActivitySink::new),
          entry("fjprobe.WorkerIdle", IdleActivitySink::new),
          entry("fjprobe.Compensation", CompensationActivitySink::new),
          entry("fjprobe.WorkerStart", (fields, fold) -> new LifeActivitySink(fields, fold, true)),
          entry("fjprobe.WorkerEnd", (fields, fold) -> new LifeActivitySink(fields, fold, false)),
          entry("fjprobe.PoolStatistics", GaugeSink::new),
          entry("jdk.ThreadSleep", BlockingActivitySink.of(null)),
          entry("jdk.ThreadPark", BlockingActivitySink.of("parkedClass")),
          entry("jdk.JavaMonitorEnter", BlockingActivitySink.of("monitorClass")),
          entry("jdk.JavaMonitorWait", BlockingActivitySink.of("monitorClass")),
          entry("jdk.SocketRead", BlockingActivitySink.of(null)),
          entry("jdk.FileRead", BlockingActivitySink.of(null)),
          entry("jdk.FileForce", BlockingActivitySink.of(null)));

  private ActivitySinks() {}

  /** Returns null for an event that tells nothing of it. */
  static Sink.@Nullable Maker of(String type) {
    return ALL.get(type);
  }

  /** Makes one sink of two. The first one may be null. */
  static Sink both(@Nullable Sink first, Sink second) {
    if (first == null) {
      return second;
    }
    return event -> {
      first.addEvent(event);
      second.addEvent(event);
    };
  }
}
