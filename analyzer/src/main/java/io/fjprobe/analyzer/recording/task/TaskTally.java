package io.fjprobe.analyzer.recording.task;

import io.fjprobe.analyzer.recording.tally.DurationTally;
import io.fjprobe.analyzer.recording.tally.Durations;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Tasks of one class. A time is that of the task with all tasks that ran inside, in its joins and
 * invocations: events of one thread come in no certain order, so they are not taken apart.
 */
public final class TaskTally {

  private String[] origins = new String[0];
  private DurationTally[] byOrigin = new DurationTally[0];
  private final Durations durations = new Durations();
  private long maxDepth;

  public void add(String origin, long nanos, long depth) {
    byOrigin(origin).add(nanos);
    durations.add(nanos);
    maxDepth = Math.max(maxDepth, depth);
  }

  /** Finds the tally of an origin. There are five, so looking at each is the fastest. */
  private DurationTally byOrigin(String origin) {
    for (int i = 0; i < origins.length; i++) {
      if (origins[i].equals(origin)) {
        return byOrigin[i];
      }
    }
    origins = Arrays.copyOf(origins, origins.length + 1);
    byOrigin = Arrays.copyOf(byOrigin, origins.length);
    origins[origins.length - 1] = origin;
    byOrigin[origins.length - 1] = new DurationTally();
    return byOrigin[origins.length - 1];
  }

  public void merge(TaskTally other) {
    for (int i = 0; i < other.origins.length; i++) {
      byOrigin(other.origins[i]).merge(other.byOrigin[i]);
    }
    durations.merge(other.durations);
    maxDepth = Math.max(maxDepth, other.maxDepth);
  }

  /** Returns the durations of tasks by how they came to run. */
  public SortedMap<String, DurationTally> origins() {
    SortedMap<String, DurationTally> copy = new TreeMap<>();
    for (int i = 0; i < origins.length; i++) {
      copy.put(origins[i], byOrigin[i]);
    }
    return copy;
  }

  /** Returns the durations of tasks of all origins. */
  public DurationTally all() {
    DurationTally all = new DurationTally();
    for (DurationTally tally : byOrigin) {
      all.merge(tally);
    }
    return all;
  }

  public Durations durations() {
    return durations;
  }

  public long maxDepth() {
    return maxDepth;
  }
}
