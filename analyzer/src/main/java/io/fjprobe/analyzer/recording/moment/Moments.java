package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.ExecutorKind;
import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The moments of a recording, by segment and by what they are given to. */
public final class Moments implements Part<Moments> {

  private final Map<BoxKey, BoxTally> boxes = new LinkedHashMap<>();
  private final Map<Integer, MomentTotals> totals = new LinkedHashMap<>();
  private final Map<BoxKey, Double> waits = new LinkedHashMap<>();
  private final Map<BoxKey, Double> oneByOneWaits = new LinkedHashMap<>();
  private final Map<ReleaseKey, ReleaseCount> releases = new LinkedHashMap<>();
  private final Map<String, Set<ExecutorKind>> executorKinds = new LinkedHashMap<>();
  private final Map<String, Integer> undivided = new LinkedHashMap<>();
  private final WaitingStacks waitingStacks = new WaitingStacks();
  private long executors = -1;
  private long virtualThreads = -1;
  private boolean sleepsAreRead;

  /**
   * @param executors whose queues were looked at; -1: they could not be read
   */
  void executorsSeen(long executors) {
    this.executors = Math.max(this.executors, executors);
  }

  /**
   * Returns how many executors beside pools had queues that were looked at; -1: nobody could read
   * them.
   */
  public long executors() {
    return executors;
  }

  /**
   * @param read whether the agent has read the code around lines that sleep
   */
  void sleepsRead(boolean read) {
    sleepsAreRead |= read;
  }

  /** Returns whether the agent has read the code around lines that sleep. */
  public boolean sleepsAreRead() {
    return sleepsAreRead;
  }

  /**
   * @param group of its threads
   */
  void executorIs(String group, ExecutorKind kind) {
    executorKinds.computeIfAbsent(group, k -> EnumSet.noneOf(ExecutorKind.class)).add(kind);
  }

  /** Returns what is known of executors, by the groups of their threads. */
  public Map<String, Set<ExecutorKind>> executorKinds() {
    return executorKinds;
  }

  void isUndivided(String line, int times) {
    undivided.merge(line, times, Integer::sum);
  }

  /**
   * Returns the lines that began parallel streams, all elements of which went to one task, with how
   * often that was seen.
   */
  public Map<String, Integer> undivided() {
    return undivided;
  }

  /**
   * @param alive at one moment; -1: they could not be read
   */
  void virtualThreadsSeen(long alive) {
    virtualThreads = Math.max(virtualThreads, alive);
  }

  /**
   * Returns how many virtual threads were alive at one moment at most; -1: nobody could read them.
   */
  public long virtualThreads() {
    return virtualThreads;
  }

  BoxTally box(BoxKey key) {
    return boxes.computeIfAbsent(key, k -> new BoxTally());
  }

  void addWait(BoxKey key, double nanos) {
    waits.merge(key, nanos, Double::sum);
  }

  /**
   * Returns the thread time of those that wait for a lock or a permit, or while tasks wait behind
   * them, in the queue of an executor or in a worker's own.
   */
  public Map<BoxKey, Double> waits() {
    return waits;
  }

  void addOneByOneWait(BoxKey key, double nanos) {
    oneByOneWaits.merge(key, nanos, Double::sum);
  }

  /** Returns the thread time of those that wait for one result before they go on to the next. */
  public Map<BoxKey, Double> oneByOneWaits() {
    return oneByOneWaits;
  }

  void addRelease(ReleaseKey key, ReleaseCount its) {
    releases.merge(key, its, ReleaseCount::plus);
  }

  /** How often threads that waited were seen to be let go on. */
  public Map<ReleaseKey, ReleaseCount> releases() {
    return releases;
  }

  /** Returns which way the program came to the lines at which threads wait. */
  public WaitingStacks waitingStacks() {
    return waitingStacks;
  }

  MomentTotals totals(int segment) {
    return totals.computeIfAbsent(segment, k -> new MomentTotals());
  }

  @Override
  public void merge(Moments other) {
    executorsSeen(other.executors);
    virtualThreadsSeen(other.virtualThreads);
    sleepsRead(other.sleepsAreRead);
    other.executorKinds.forEach((group, kinds) -> kinds.forEach(kind -> executorIs(group, kind)));
    other.undivided.forEach(this::isUndivided);
    waitingStacks.merge(other.waitingStacks);
    other.waits.forEach(this::addWait);
    other.oneByOneWaits.forEach(this::addOneByOneWait);
    other.releases.forEach(this::addRelease);
    other.boxes.forEach((key, tally) -> box(key).merge(tally));
    other.totals.forEach((segment, more) -> totals(segment).merge(more));
  }

  /** Chooses lines of the application. This is called once, when all chunks are merged. */
  @Override
  public void nameLines(ApplicationCode code) {
    waitingStacks.nameLines(code);
    Map<BoxKey, BoxTally> before = new LinkedHashMap<>(boxes);
    boxes.clear();
    before.forEach((key, tally) -> box(key.named(code)).merge(tally));
    Map<BoxKey, Double> unnamed = new LinkedHashMap<>(waits);
    waits.clear();
    unnamed.forEach((key, nanos) -> addWait(key.named(code), nanos));
    Map<BoxKey, Double> oneByOne = new LinkedHashMap<>(oneByOneWaits);
    oneByOneWaits.clear();
    oneByOne.forEach((key, nanos) -> addOneByOneWait(key.named(code), nanos));
    Map<ReleaseKey, ReleaseCount> others = new LinkedHashMap<>(releases);
    releases.clear();
    others.forEach((key, its) -> addRelease(key.named(code), its));
  }

  public Map<BoxKey, BoxTally> boxes() {
    return boxes;
  }

  public Map<Integer, MomentTotals> totals() {
    return totals;
  }
}
