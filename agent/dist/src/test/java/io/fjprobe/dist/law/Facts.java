package io.fjprobe.dist.law;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.Events;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;

/** A recording by pool. */
public final class Facts {

  private final int feature;
  private final Map<Integer, List<RecordedEvent>> pools = new TreeMap<>();
  private final List<RecordedEvent> states = new ArrayList<>();
  private int losses;

  private Facts(int feature) {
    this.feature = feature;
  }

  public static Facts read(int feature, Path recording) {
    Facts facts = new Facts(feature);
    for (RecordedEvent event : AgentRun.read(recording)) {
      String name = event.getEventType().getName();
      if (name.equals("fjprobe.AgentState")) {
        facts.states.add(event);
      } else if (name.equals("jdk.DataLoss")) {
        facts.losses++;
      } else if (name.startsWith("fjprobe.")
          && event.hasField("poolId")
          && event.getInt("poolId") > 0) { // else nobody knows which
        facts.pools.computeIfAbsent(event.getInt("poolId"), id -> new ArrayList<>()).add(event);
      }
    }
    return facts;
  }

  /** What went wrong in the run as a whole: empty if nothing. */
  public List<String> troubles() {
    List<String> troubles = new ArrayList<>();
    RecordedEvent state = Events.last(states);
    if (state.getInt("suppressedErrors") != 0) {
      troubles.add(
          state.getInt("suppressedErrors")
              + " suppressed errors: "
              + state.getString("firstError"));
    }
    String missing = AgentRun.unexpected(state.getString("missing"));
    if (!missing.isEmpty()) {
      troubles.add("missing: " + missing);
    }
    if (losses > 0) {
      troubles.add("data loss");
    }
    return troubles;
  }

  public List<Integer> poolIds() {
    return List.copyOf(pools.keySet());
  }

  /** The last statistics that this trigger made; null if there are none. */
  public RecordedEvent last(int poolId, String trigger) {
    RecordedEvent last = null;
    for (RecordedEvent event : pools.get(poolId)) {
      if (is(event, "PoolStatistics") && event.getString("trigger").equals(trigger)) {
        last = event;
      }
    }
    return last;
  }

  /**
   * @param observed null if nothing is known but by the agent
   */
  public PoolFacts until(RecordedEvent statistics, PoolFacts.Observed observed) {
    Instant moment = statistics.getStartTime();
    Map<String, List<RecordedEvent>> events = new HashMap<>();
    Map<Long, RecordedEvent> workers = new LinkedHashMap<>();
    for (RecordedEvent event : pools.get(statistics.getInt("poolId"))) {
      if (is(event, "WorkerStatistics")) {
        if (isOfMoment(event, statistics)) {
          boolean sum = event.getInt("workerIndex") < 0;
          workers.put(sum ? -1 : event.getThread("worker").getJavaThreadId(), event);
        }
      } else if (!event.getEndTime().isAfter(moment)) {
        events.computeIfAbsent(event.getEventType().getName(), n -> new ArrayList<>()).add(event);
      }
    }
    boolean everySteal = states.get(0).getString("level").equals("full");
    return new PoolFacts(
        feature, everySteal, statistics, List.copyOf(workers.values()), events, observed);
  }

  /** Of a worker that ended before, or of a live one: those come just after those of the pool. */
  private static boolean isOfMoment(RecordedEvent worker, RecordedEvent statistics) {
    String trigger = worker.getString("trigger");
    return trigger.equals("worker end")
        ? !worker.getStartTime().isAfter(statistics.getStartTime())
        : trigger.equals(statistics.getString("trigger"));
  }

  private static boolean is(RecordedEvent event, String name) {
    return event.getEventType().getName().equals("fjprobe." + name);
  }
}
