package io.fjprobe.analyzer.recording;

import io.fjprobe.analyzer.contract.CompilerCounter;
import io.fjprobe.analyzer.contract.ExternalWaitCounter;
import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.contract.ThreadCounter;
import io.fjprobe.analyzer.contract.ThrottlingCounter;
import io.fjprobe.analyzer.contract.ThrowableCounter;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.machine.AgentFacts;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import io.fjprobe.analyzer.recording.machine.HeapUse;
import io.fjprobe.analyzer.recording.machine.JvmFacts;
import io.fjprobe.analyzer.recording.machine.MachineFacts;
import io.fjprobe.analyzer.recording.machine.SystemThreads;
import io.fjprobe.analyzer.recording.moment.Moments;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.Slice;
import io.fjprobe.analyzer.recording.sample.NativeKey;
import io.fjprobe.analyzer.recording.sample.ResultWait;
import io.fjprobe.analyzer.recording.sample.SampleKey;
import io.fjprobe.analyzer.recording.sample.SampleTally;
import io.fjprobe.analyzer.recording.sample.Spin;
import io.fjprobe.analyzer.recording.sample.ThreadStart;
import io.fjprobe.analyzer.recording.sketch.Sketches;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.recording.timeline.OperationFacts;
import io.fjprobe.analyzer.recording.timeline.ThreadInSegment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of the events: every chunk folds into its own, and they merge in any order, since
 * whatever depends on time carries its time.
 */
public final class Facts {

  private final @Nullable Activity activity;
  private final @Nullable Sketches sketches;

  private @Nullable AgentFacts agent;
  private @Nullable JvmFacts jvm;
  private long lostBytes;
  private final Map<Integer, PoolFacts> pools = new HashMap<>();
  private final Map<Slice.Key, Slice> slices = new HashMap<>();
  private final Map<BlockKey, DurationTally> blocking = new HashMap<>();
  private final Map<Integer, MachineFacts> machine = new HashMap<>();
  private final Map<SampleKey, SampleTally> samples = new HashMap<>();
  private final Map<ThreadKey, CpuLoads> cpuLoads = new HashMap<>();
  private final Map<NativeKey, Long> nativeSamples = new HashMap<>();
  private final Map<ThreadStart, Long> threadStarts = new HashMap<>();
  private final Map<Spin, Long> spins = new HashMap<>();
  private final Map<ResultWait, DurationTally> resultWaits = new HashMap<>();
  private final SystemThreads systemThreads = new SystemThreads();
  private final CpuLoads machineLoads = new CpuLoads();
  private final CpuLoads jvmLoads = new CpuLoads();
  private final Set<ThreadInSegment> externals = new HashSet<>();
  private final SetUp setUp = new SetUp();
  private final Moments moments = new Moments();
  private final List<HeapUse> heapUses = new ArrayList<>();
  private final List<Snapshot<CompilerCounter>> compilers = new ArrayList<>();
  private final List<Snapshot<ThrottlingCounter>> throttlings = new ArrayList<>();
  private final List<Snapshot<ThreadCounter>> threadCounts = new ArrayList<>();
  private final List<Snapshot<ThrowableCounter>> throwables = new ArrayList<>();
  private final List<Snapshot<ExternalWaitCounter>> externalWaits = new ArrayList<>();
  private final List<Snapshot<LifeCounter>> lives = new ArrayList<>();
  private final OperationFacts operations = new OperationFacts();
  private final List<Iteration> iterations = new ArrayList<>();
  private final Map<String, Long> eventCounts = new TreeMap<>();

  /** Makes facts without pictures. */
  public Facts() {
    this(null);
  }

  /**
   * @param activity to fold pictures into; null: they are not wanted
   */
  public Facts(@Nullable Activity activity) {
    this(activity, null);
  }

  /**
   * @param activity to fold pictures into; null: they are not wanted
   * @param sketches to fold distributions into; null: they are not wanted
   */
  public Facts(@Nullable Activity activity, @Nullable Sketches sketches) {
    this.activity = activity;
    this.sketches = sketches;
  }

  public PoolFacts pool(int id) {
    return pools.computeIfAbsent(id, k -> new PoolFacts());
  }

  /**
   * @param poolId -1 for events of no pool
   */
  public Slice slice(int poolId, int segment) {
    if (poolId > 0) {
      pool(poolId); // a pool may be known by its events alone
    }
    return slices.computeIfAbsent(new Slice.Key(poolId, segment), k -> new Slice());
  }

  public DurationTally blocking(BlockKey key) {
    return blocking.computeIfAbsent(key, k -> new DurationTally());
  }

  public MachineFacts machine(int segment) {
    return machine.computeIfAbsent(segment, k -> new MachineFacts());
  }

  public SampleTally samples(SampleKey key) {
    return samples.computeIfAbsent(key, k -> new SampleTally());
  }

  public CpuLoads cpuLoads(ThreadKey thread) {
    return cpuLoads.computeIfAbsent(thread, k -> new CpuLoads());
  }

  /** Notes that a thread that is no worker of any pool used one, or measured itself. */
  public void sawExternal(@Nullable ThreadKey thread, int segment) {
    if (thread != null) {
      externals.add(new ThreadInSegment(thread, segment));
    }
  }

  public void add(Iteration iteration) {
    iterations.add(iteration);
  }

  public void see(@Nullable AgentFacts state) {
    if (state != null && (agent == null || state.nanos() >= agent.nanos())) {
      agent = state;
    }
  }

  public void see(@Nullable JvmFacts information) {
    jvm = information == null ? jvm : information;
  }

  public void lose(long bytes) {
    lostBytes += Math.max(bytes, 0);
  }

  public void countEvents(String type, long count) {
    eventCounts.merge(type, count, Long::sum);
  }

  /** Takes over everything of another part of the same recording. */
  public void merge(Facts other) {
    see(other.agent);
    see(other.jvm);
    lose(other.lostBytes);
    other.pools.forEach((id, pool) -> pool(id).merge(pool));
    other.slices.forEach((key, slice) -> slice(key.poolId(), key.segment()).merge(slice));
    other.blocking.forEach((key, tally) -> blocking(key).merge(tally));
    other.machine.forEach((segment, facts) -> machine(segment).merge(facts));
    other.samples.forEach((key, tally) -> samples(key).merge(tally));
    other.cpuLoads.forEach((thread, loads) -> cpuLoads(thread).merge(loads));
    other.nativeSamples.forEach((key, count) -> nativeSamples.merge(key, count, Long::sum));
    other.threadStarts.forEach((key, count) -> threadStarts.merge(key, count, Long::sum));
    other.spins.forEach((key, count) -> spins.merge(key, count, Long::sum));
    other.resultWaits.forEach((key, tally) -> resultWait(key).merge(tally));
    systemThreads.merge(other.systemThreads);
    machineLoads.merge(other.machineLoads);
    jvmLoads.merge(other.jvmLoads);
    externals.addAll(other.externals);
    setUp.merge(other.setUp);
    heapUses.addAll(other.heapUses);
    compilers.addAll(other.compilers);
    throttlings.addAll(other.throttlings);
    threadCounts.addAll(other.threadCounts);
    throwables.addAll(other.throwables);
    externalWaits.addAll(other.externalWaits);
    lives.addAll(other.lives);
    iterations.addAll(other.iterations);
    operations.merge(other.operations);
    moments.merge(other.moments);
    other.eventCounts.forEach(this::countEvents);
    if (activity != null && other.activity != null) {
      activity.merge(other.activity);
    }
    if (sketches != null && other.sketches != null) {
      sketches.merge(other.sketches);
    }
  }

  /**
   * Chooses lines of the application. This is called once, when all chunks are merged: until then a
   * line is all the lines that it may be.
   */
  public void nameLines(ApplicationCode code) {
    Map<BlockKey, DurationTally> blockingBefore = new HashMap<>(blocking);
    blocking.clear();
    blockingBefore.forEach(
        (key, tally) -> blocking(key.at(code.chooseWithCaller(key.line()))).merge(tally));
    Map<NativeKey, Long> nativeBefore = new HashMap<>(nativeSamples);
    nativeSamples.clear();
    nativeBefore.forEach(
        (key, count) ->
            nativeSamples.merge(
                new NativeKey(key.thread(), key.segment(), code.chooseWithLibrary(key.line())),
                count,
                Long::sum));
    Map<ThreadStart, Long> startsBefore = new HashMap<>(threadStarts);
    threadStarts.clear();
    startsBefore.forEach(
        (key, count) -> threadStarts.merge(key.at(code.choose(key.line())), count, Long::sum));
    Map<Spin, Long> spinsBefore = new HashMap<>(spins);
    spins.clear();
    spinsBefore.forEach(
        (key, count) -> spins.merge(key.at(code.choose(key.line())), count, Long::sum));
    Map<ResultWait, DurationTally> waitsBefore = new HashMap<>(resultWaits);
    resultWaits.clear();
    waitsBefore.forEach((key, tally) -> resultWait(key.at(code.choose(key.line()))).merge(tally));
    slices.values().forEach(slice -> slice.nameLines(code));
    samples.values().forEach(tally -> tally.nameLines(code));
    pools.values().forEach(pool -> pool.nameLines(code));
    moments.nameLines(code);
  }

  /** Returns null when pictures were not asked for. */
  public @Nullable Activity activity() {
    return activity;
  }

  /** Returns null when distributions were not asked for. */
  public @Nullable Sketches sketches() {
    return sketches;
  }

  /** Returns null when no agent wrote into the recording. */
  public @Nullable AgentFacts agent() {
    return agent;
  }

  public SetUp setUp() {
    return setUp;
  }

  public @Nullable JvmFacts jvm() {
    return jvm;
  }

  /** Returns the main class or file, and the arguments; null: not known. */
  public @Nullable String program() {
    return jvm == null ? null : jvm.javaArguments();
  }

  /** Returns how many bytes of events were lost, as {@code jdk.DataLoss} says. */
  public long lostBytes() {
    return lostBytes;
  }

  public Map<Integer, PoolFacts> pools() {
    return pools;
  }

  public Map<Slice.Key, Slice> slices() {
    return slices;
  }

  public Map<BlockKey, DurationTally> blocking() {
    return blocking;
  }

  public Map<Integer, MachineFacts> machine() {
    return machine;
  }

  public Map<SampleKey, SampleTally> samples() {
    return samples;
  }

  public Map<ThreadKey, CpuLoads> cpuLoads() {
    return cpuLoads;
  }

  /** How often threads were sampled while they started others. */
  public Map<ThreadStart, Long> threadStarts() {
    return threadStarts;
  }

  /** Returns the waits for results of threads of any kind, also of workers. */
  public Map<ResultWait, DurationTally> resultWaits() {
    return resultWaits;
  }

  public DurationTally resultWait(ResultWait key) {
    return resultWaits.computeIfAbsent(key, k -> new DurationTally());
  }

  /** How often threads were sampled while they waited by spinning. */
  public Map<Spin, Long> spins() {
    return spins;
  }

  /** How often threads were seen in native code. */
  public Map<NativeKey, Long> nativeSamples() {
    return nativeSamples;
  }

  /** Returns whose each moment is, by looks at all threads. */
  public Moments moments() {
    return moments;
  }

  public SystemThreads systemThreads() {
    return systemThreads;
  }

  /** Returns the CPU loads of all processes of the machine together. */
  public CpuLoads machineLoads() {
    return machineLoads;
  }

  public CpuLoads jvmLoads() {
    return jvmLoads;
  }

  /** Threads that are no workers and were seen to wait for a task, or to run an iteration. */
  public Set<ThreadInSegment> externals() {
    return externals;
  }

  public List<HeapUse> heapUses() {
    return heapUses;
  }

  /** Returns counters in the order of {@link CompilerCounter}. */
  public List<Snapshot<CompilerCounter>> compilers() {
    return compilers;
  }

  /** Nanoseconds in which a container got no CPU. */
  public List<Snapshot<ThrottlingCounter>> throttlings() {
    return throttlings;
  }

  /** Threads that were started, cumulative. */
  public List<Snapshot<ThreadCounter>> threadCounts() {
    return threadCounts;
  }

  /** Exceptions and errors that were made, cumulative. */
  public List<Snapshot<ThrowableCounter>> throwables() {
    return throwables;
  }

  /** Returns counters in the order of {@link ExternalWaitCounter}. */
  public List<Snapshot<ExternalWaitCounter>> externalWaits() {
    return externalWaits;
  }

  /** Returns counters in the order of {@link LifeCounter}. */
  public List<Snapshot<LifeCounter>> lives() {
    return lives;
  }

  public OperationFacts operations() {
    return operations;
  }

  public List<Iteration> iterations() {
    return iterations;
  }

  /** Every event type that occurred. */
  public Map<String, Long> eventCounts() {
    return eventCounts;
  }
}
