package io.fjprobe.dist.law;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import jdk.jfr.consumer.RecordedEvent;

/**
 * A worker does not run what it stole while it is parked for lack of work, nor two runs at once.
 */
final class OneThingAtATimeLaw implements Law {

  /** Ticks become nanoseconds, twice and rounded, when an end is computed. */
  private static final Duration ROUNDING = Duration.ofNanos(2);

  @Override
  public void check(PoolFacts pool, Sides sides) {
    List<RecordedEvent> episodes = new ArrayList<>(pool.events("WorkerIdle"));
    for (RecordedEvent steal : pool.events("Steal")) {
      if (steal.getString("site").equals("scan")) {
        episodes.add(steal);
      }
    }
    Map<Long, List<RecordedEvent>> byWorker =
        episodes.stream().collect(Collectors.groupingBy(e -> e.getThread().getId()));
    byWorker.values().forEach(worker -> check(worker, sides));
  }

  private static void check(List<RecordedEvent> episodes, Sides sides) {
    episodes.sort(Comparator.comparing(RecordedEvent::getStartTime));
    RecordedEvent before = null;
    for (RecordedEvent episode : episodes) {
      if (before != null) {
        sides.atMost(
            "end of " + before.getEventType().getName() + " of " + name(before),
            nanos(before.getEndTime().minus(ROUNDING)),
            "start of the next " + episode.getEventType().getName(),
            nanos(episode.getStartTime()));
      }
      before = episode;
    }
  }

  private static String name(RecordedEvent event) {
    return event.getThread().getJavaName();
  }

  private static long nanos(Instant instant) {
    return instant.getEpochSecond() * 1_000_000_000 + instant.getNano();
  }
}
