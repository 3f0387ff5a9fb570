package io.fjprobe.analyzer.recording;

import io.fjprobe.analyzer.contract.ClassCounter;
import io.fjprobe.analyzer.contract.CompilerCounter;
import io.fjprobe.analyzer.contract.ExternalWaitCounter;
import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.contract.NetworkCounter;
import io.fjprobe.analyzer.contract.ThreadCounter;
import io.fjprobe.analyzer.contract.ThrottlingCounter;
import io.fjprobe.analyzer.contract.ThrowableCounter;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.machine.AgentFacts;
import io.fjprobe.analyzer.recording.machine.CpuLoads;
import io.fjprobe.analyzer.recording.machine.HeapFacts;
import io.fjprobe.analyzer.recording.machine.JvmFacts;
import io.fjprobe.analyzer.recording.machine.MachineFacts;
import io.fjprobe.analyzer.recording.machine.SystemThreads;
import io.fjprobe.analyzer.recording.moment.Moments;
import io.fjprobe.analyzer.recording.part.Counts;
import io.fjprobe.analyzer.recording.part.Keyed;
import io.fjprobe.analyzer.recording.part.Listed;
import io.fjprobe.analyzer.recording.part.Parts;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.pool.Slice;
import io.fjprobe.analyzer.recording.sample.MethodTallies;
import io.fjprobe.analyzer.recording.sample.NativeKey;
import io.fjprobe.analyzer.recording.sample.SampleKey;
import io.fjprobe.analyzer.recording.sample.SampleTally;
import io.fjprobe.analyzer.recording.sample.Spin;
import io.fjprobe.analyzer.recording.sample.ThreadStart;
import io.fjprobe.analyzer.recording.sample.TurnTally;
import io.fjprobe.analyzer.recording.sample.WaitFacts;
import io.fjprobe.analyzer.recording.sketch.Sketches;
import io.fjprobe.analyzer.recording.span.SpanCounts;
import io.fjprobe.analyzer.recording.span.TaskSamples;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import io.fjprobe.analyzer.recording.timeline.Iteration;
import io.fjprobe.analyzer.recording.timeline.OperationFacts;
import io.fjprobe.analyzer.recording.timeline.ThreadInSegment;
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
  private final Set<ThreadInSegment> externals = new HashSet<>();
  private final Map<String, Long> eventCounts = new TreeMap<>();

  private final Parts parts = new Parts();
  private final Keyed<Integer, PoolFacts> pools = parts.keep(new Keyed<>(PoolFacts::new));
  private final Keyed<Slice.Key, Slice> slices = parts.keep(new Keyed<>(Slice::new));
  private final Keyed<Integer, MachineFacts> machine = parts.keep(new Keyed<>(MachineFacts::new));
  private final Keyed<SampleKey, SampleTally> samples = parts.keep(new Keyed<>(SampleTally::new));
  private final MethodTallies methods = parts.keep(new MethodTallies());
  private final Keyed<ThreadKey, CpuLoads> cpuLoads = parts.keep(new Keyed<>(CpuLoads::new));
  private final Keyed<BlockKey, DurationTally> blocking =
      parts.keep(
          new Keyed<>(
              DurationTally::new, (key, code) -> key.at(code.chooseWithCaller(key.line()))));
  private final WaitFacts waits = parts.keep(new WaitFacts());
  private final Counts<NativeKey> nativeSamples =
      parts.keep(new Counts<>((key, code) -> key.at(code.chooseWithLibrary(key.line()))));
  private final Counts<ThreadStart> threadStarts =
      parts.keep(new Counts<>((key, code) -> key.at(code.choose(key.line()))));
  private final Counts<Spin> spins =
      parts.keep(new Counts<>((key, code) -> key.at(code.choose(key.line()))));
  private final Keyed<Integer, TurnTally> virtualTurns = parts.keep(new Keyed<>(TurnTally::new));
  private final SystemThreads systemThreads = parts.keep(new SystemThreads());
  private final CpuLoads machineLoads = parts.keep(new CpuLoads());
  private final CpuLoads jvmLoads = parts.keep(new CpuLoads());
  private final CpuLoads kernelLoads = parts.keep(new CpuLoads());
  private final HeapFacts heap = parts.keep(new HeapFacts());
  private final SetUp setUp = parts.keep(new SetUp());
  private final Moments moments = parts.keep(new Moments());
  private final OperationFacts operations = parts.keep(new OperationFacts());
  private final SpanCounts spans = parts.keep(new SpanCounts());
  private final TaskSamples taskSamples = parts.keep(new TaskSamples());
  private final Listed<Snapshot<CompilerCounter>> compilers = parts.keep(new Listed<>());
  private final Listed<Snapshot<ThrottlingCounter>> throttlings = parts.keep(new Listed<>());
  private final Listed<Snapshot<ThreadCounter>> threadCounts = parts.keep(new Listed<>());
  private final Listed<Snapshot<ThrowableCounter>> throwables = parts.keep(new Listed<>());
  private final Listed<Snapshot<ClassCounter>> classes = parts.keep(new Listed<>());
  private final Listed<Snapshot<ExternalWaitCounter>> externalWaits = parts.keep(new Listed<>());
  private final Listed<Snapshot<LifeCounter>> lives = parts.keep(new Listed<>());
  private final Listed<Snapshot<NetworkCounter>> network = parts.keep(new Listed<>());
  private final Listed<Iteration> iterations = parts.keep(new Listed<>());

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
    return pools.of(id);
  }

  /**
   * @param poolId -1 for events of no pool
   */
  public Slice slice(int poolId, int segment) {
    if (poolId > 0) {
      pool(poolId); // a pool may be known by its events alone
    }
    return slices.of(new Slice.Key(poolId, segment));
  }

  public DurationTally blocking(BlockKey key) {
    return blocking.of(key);
  }

  public MachineFacts machine(int segment) {
    return machine.of(segment);
  }

  public SampleTally samples(SampleKey key) {
    return samples.of(key);
  }

  /** Returns how often each method was on the stack of a thread that ran. */
  public MethodTallies methods() {
    return methods;
  }

  /** Returns the turns of virtual threads on their carriers that samples show. */
  public TurnTally virtualTurns(int segment) {
    return virtualTurns.of(segment);
  }

  /** Returns the same of all segments. */
  public Map<Integer, TurnTally> virtualTurns() {
    return virtualTurns.all();
  }

  public CpuLoads cpuLoads(ThreadKey thread) {
    return cpuLoads.of(thread);
  }

  /** Notes that a thread that is no worker of any pool used one, or measured itself. */
  public void sawExternal(@Nullable ThreadKey thread, int segment) {
    if (thread != null) {
      externals.add(new ThreadInSegment(thread, segment));
    }
  }

  public void add(Iteration iteration) {
    iterations.all().add(iteration);
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
    externals.addAll(other.externals);
    other.eventCounts.forEach(this::countEvents);
    parts.merge(other.parts);
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
    parts.nameLines(code);
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
    return pools.all();
  }

  public Map<Slice.Key, Slice> slices() {
    return slices.all();
  }

  public Map<BlockKey, DurationTally> blocking() {
    return blocking.all();
  }

  public Map<Integer, MachineFacts> machine() {
    return machine.all();
  }

  public Map<SampleKey, SampleTally> samples() {
    return samples.all();
  }

  public Map<ThreadKey, CpuLoads> cpuLoads() {
    return cpuLoads.all();
  }

  /** How often threads were sampled while they started others. */
  public Map<ThreadStart, Long> threadStarts() {
    return threadStarts.all();
  }

  /** Returns the waits of threads of any kind, by line. */
  public WaitFacts waits() {
    return waits;
  }

  /** How often threads were sampled while they waited by spinning. */
  public Map<Spin, Long> spins() {
    return spins.all();
  }

  /** How often threads were seen in native code. */
  public Map<NativeKey, Long> nativeSamples() {
    return nativeSamples.all();
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

  /** Returns what of the loads of the JVM the kernel has. */
  public CpuLoads kernelLoads() {
    return kernelLoads;
  }

  /** Threads that are no workers and were seen to wait for a task, or to run an iteration. */
  public Set<ThreadInSegment> externals() {
    return externals;
  }

  /** Returns work and span of operations, which are there with the agent's option span=on. */
  public SpanCounts spans() {
    return spans;
  }

  public TaskSamples taskSamples() {
    return taskSamples;
  }

  /** Returns what is known of objects and their collection. */
  public HeapFacts heap() {
    return heap;
  }

  /** Returns counters in the order of {@link CompilerCounter}. */
  public List<Snapshot<CompilerCounter>> compilers() {
    return compilers.all();
  }

  /** Nanoseconds in which a container got no CPU. */
  public List<Snapshot<ThrottlingCounter>> throttlings() {
    return throttlings.all();
  }

  /** Threads that were started, cumulative. */
  public List<Snapshot<ThreadCounter>> threadCounts() {
    return threadCounts.all();
  }

  /** Exceptions and errors that were made, cumulative. */
  public List<Snapshot<ThrowableCounter>> throwables() {
    return throwables.all();
  }

  /** Classes that were loaded, cumulative. */
  public List<Snapshot<ClassCounter>> classes() {
    return classes.all();
  }

  /** Returns counters in the order of {@link ExternalWaitCounter}. */
  public List<Snapshot<ExternalWaitCounter>> externalWaits() {
    return externalWaits.all();
  }

  /** Returns counters in the order of {@link LifeCounter}. */
  public List<Snapshot<LifeCounter>> lives() {
    return lives.all();
  }

  /** Returns counters in the order of {@link NetworkCounter}. */
  public List<Snapshot<NetworkCounter>> network() {
    return network.all();
  }

  public OperationFacts operations() {
    return operations;
  }

  public List<Iteration> iterations() {
    return iterations.all();
  }

  /** Returns whether threads were sampled after so much CPU time, not after so much time. */
  public boolean isSampledByCpuTime() {
    return eventCounts.containsKey(TaskSamples.BY_CPU_TIME);
  }

  /** Every event type that occurred. */
  public Map<String, Long> eventCounts() {
    return eventCounts;
  }
}
