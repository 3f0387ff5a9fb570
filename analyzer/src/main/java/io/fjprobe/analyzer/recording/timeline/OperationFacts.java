package io.fjprobe.analyzer.recording.timeline;

import io.fjprobe.analyzer.contract.CallCounter;
import io.fjprobe.analyzer.contract.OperationCounter;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.part.Part;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a recording tells of operations between two looks at the counters. */
public final class OperationFacts implements Part<OperationFacts> {

  private final Map<OperationKey, OperationTally> tallies = new HashMap<>();
  private final Map<String, List<Snapshot<OperationCounter>>> snapshots = new HashMap<>();
  private final Map<String, CallTally> calls = new HashMap<>();
  private final Map<String, List<Snapshot<CallCounter>>> counted = new HashMap<>();
  private final Set<String> loadedClasses = new HashSet<>();

  /** Returns the operations of a segment that events tell of. */
  public OperationTally tally(String name, @Nullable String mode, int segment) {
    return tally(new OperationKey(name, mode, segment));
  }

  private OperationTally tally(OperationKey key) {
    return tallies.computeIfAbsent(key, k -> new OperationTally());
  }

  /**
   * Returns counts of operations that the agent counts, in the order of {@link OperationCounter}.
   */
  public List<Snapshot<OperationCounter>> snapshots(String name) {
    return snapshots.computeIfAbsent(name, k -> new ArrayList<>());
  }

  /** Returns the operations that became events, of those that the agent counts. */
  public CallTally calls(String name) {
    return calls.computeIfAbsent(name, k -> new CallTally());
  }

  /** Returns counts of the calls of methods, in the order of {@link CallCounter}. */
  public List<Snapshot<CallCounter>> counted(String method) {
    return counted.computeIfAbsent(method, k -> new ArrayList<>());
  }

  @Override
  public void merge(OperationFacts other) {
    other.tallies.forEach((key, tally) -> tally(key).merge(tally));
    other.snapshots.forEach((name, more) -> snapshots(name).addAll(more));
    other.calls.forEach((name, more) -> calls(name).merge(more));
    other.counted.forEach((method, more) -> counted(method).addAll(more));
    loadedClasses.addAll(other.loadedClasses);
  }

  /** Returns the names of classes that were loaded; empty: none were, or it is not recorded. */
  public Set<String> loadedClasses() {
    return loadedClasses;
  }

  public Map<OperationKey, OperationTally> tallies() {
    return tallies;
  }

  public Map<String, List<Snapshot<OperationCounter>>> snapshots() {
    return snapshots;
  }

  public Map<String, List<Snapshot<CallCounter>>> counted() {
    return counted;
  }
}
