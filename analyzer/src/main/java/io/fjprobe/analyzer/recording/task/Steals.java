package io.fjprobe.analyzer.recording.task;

import io.fjprobe.analyzer.recording.field.RecordedClass;
import io.fjprobe.analyzer.recording.field.TypeField;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Steals of one pool in one segment. The hot path: millions of events, so a hit allocates nothing;
 * the class is looked up by identity, the two short words by comparison with the few seen so far.
 */
public final class Steals {

  private record Entry(String victimKind, String site, StealTally tally) {}

  private final Map<RecordedClass, List<Entry>> byClass = new IdentityHashMap<>();
  private final Map<StealKey, StealTally> merged = new HashMap<>();
  private final RunTiming timing = new RunTiming();
  private final PairCounts pairs = new PairCounts();

  public StealTally tally(@Nullable RecordedClass taskClass, String victimKind, String site) {
    List<Entry> entries = byClass.get(taskClass);
    if (entries == null) {
      entries = new ArrayList<>(4);
      byClass.put(taskClass, entries);
    }
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      if (entry.site.equals(site) && entry.victimKind.equals(victimKind)) {
        return entry.tally;
      }
    }
    StealKey key = new StealKey(victimKind, site, TypeField.nameOf(taskClass));
    StealTally tally = merged.computeIfAbsent(key, k -> new StealTally());
    entries.add(new Entry(victimKind, site, tally));
    return tally;
  }

  public void merge(Steals other) {
    other.merged.forEach(
        (key, tally) -> merged.computeIfAbsent(key, k -> new StealTally()).merge(tally));
    timing.merge(other.timing);
    pairs.merge(other.pairs);
  }

  public Map<StealKey, StealTally> byKey() {
    return merged;
  }

  /** Returns the timing of the runs that scanning workers took. */
  public RunTiming timing() {
    return timing;
  }

  /** Returns the tasks by thief and victim. */
  public PairCounts pairs() {
    return pairs;
  }
}
