package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What the JDK records of threads that wait, on the lanes of these threads, with arrows from
 * whoever let them go on. The agent's looks tell that of a sample of other waits.
 */
final class TraceWaits {

  private static final String SLEEP = "jdk.ThreadSleep";
  private static final String PARK = "jdk.ThreadPark";
  private static final String ENTER = "jdk.JavaMonitorEnter";
  private static final String WAIT = "jdk.JavaMonitorWait";
  private static final String PAUSE = "jdk.GCPhasePause";
  private static final String LOOKS = "fjprobe.Looks";

  static final Set<String> TYPES = Set.of(SLEEP, PARK, ENTER, WAIT, PAUSE, LOOKS);

  private final TraceJson json;
  private final int pid;
  private final TraceLanes lanes;
  private final long baseNanos;
  private final LongSupplier ids;

  /**
   * @param baseNanos when the trace begins, since the epoch
   * @param ids of arrows, each of them new
   */
  TraceWaits(TraceJson json, int pid, TraceLanes lanes, long baseNanos, LongSupplier ids) {
    this.json = json;
    this.pid = pid;
    this.lanes = lanes;
    this.baseNanos = baseNanos;
    this.ids = ids;
  }

  void add(EventView event, Map<String, Object> args) throws IOException {
    switch (event.type()) {
      case SLEEP -> span(event, "sleep", args);
      case PARK -> span(event, "park" + of(event, "parkedClass"), args);
      case ENTER -> {
        span(event, "monitor enter" + of(event, "monitorClass"), args);
        arrow(end(event), event.thread("previousOwner"), event.thread());
      }
      case WAIT -> {
        span(event, "monitor wait" + of(event, "monitorClass"), args);
        arrow(end(event), event.thread("notifier"), event.thread());
      }
      case PAUSE -> {
        long from = time(event.startNanos());
        json.slice("GC pause", "gc", pid, lanes.pauses(), from, end(event) - from, args);
      }
      default -> releases(event);
    }
  }

  /** What virtual threads do is beside all lanes: there may be millions of them. */
  private void span(EventView event, String name, Map<String, Object> args) throws IOException {
    ThreadKey thread = event.thread();
    long from = time(event.startNanos());
    if (thread == null || thread.id() < 0) {
      long id = ids.getAsLong();
      json.async(true, name, id, pid, from, args);
      json.async(false, name, id, pid, end(event), Map.of());
    } else {
      json.slice(name, "wait", pid, lanes.of(thread, -1, -1), from, end(event) - from, args);
    }
  }

  private void releases(EventView event) throws IOException {
    LookBlock block = LookBlock.withoutLooks(event);
    LookBlock.LookedThread[] threads = block.threads();
    for (LookBlock.Released released : block.released()) {
      if (released.by() >= 0) {
        arrow(time(released.nanos()), key(threads[released.by()]), key(threads[released.thread()]));
      }
    }
  }

  private static ThreadKey key(LookBlock.LookedThread thread) {
    return new ThreadKey(thread.id(), thread.name());
  }

  /** Draws from one lane to the other; each end needs a slice to stick to. */
  private void arrow(long nanos, @Nullable ThreadKey from, @Nullable ThreadKey to)
      throws IOException {
    if (from == null || to == null || from.id() <= 0 || to.id() <= 0 || from.id() == to.id()) {
      return;
    }
    long id = ids.getAsLong();
    long fromLane = lanes.of(from, -1, -1);
    long toLane = lanes.of(to, -1, -1);
    json.slice("lets go on: " + to.name(), "release", pid, fromLane, nanos, 0, Map.of());
    json.slice("goes on by " + from.name(), "release", pid, toLane, nanos, 0, Map.of());
    json.flow(true, "release", id, pid, fromLane, nanos);
    json.flow(false, "release", id, pid, toLane, nanos);
  }

  private static String of(EventView event, String field) {
    String name = event.text(field);
    return name.isEmpty() ? "" : " of " + TraceExport.simple(name);
  }

  private long time(long nanos) {
    return Math.max(0, nanos - baseNanos);
  }

  private long end(EventView event) {
    return time(event.startNanos() + event.durationNanos());
  }
}
