package io.fjprobe.analyzer.account.thread;

import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.code.SpinAccount;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.number.MostFrequent;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.CpuTime;
import io.fjprobe.analyzer.account.time.SystemTime;
import io.fjprobe.analyzer.account.window.Absence;
import io.fjprobe.analyzer.account.window.Index;
import io.fjprobe.analyzer.account.window.Lives;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.machine.MachineFacts;
import io.fjprobe.analyzer.recording.sample.SampleTally;
import io.fjprobe.analyzer.recording.stack.SampleKind;
import io.fjprobe.analyzer.recording.tally.BlockKey;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What the JDK's events say of some threads in a window. */
public final class Participants {

  /**
   * The load of the CPUs that the JVM may use (0 to 1) above which a thread that could run may have
   * to wait for one.
   */
  private static final double CROWDED = 0.75;

  private static final Set<SampleKind> IN_TASKS = EnumSet.complementOf(EnumSet.of(SampleKind.BARE));
  private static final Set<SampleKind> ALONE = EnumSet.of(SampleKind.OUTSIDE_WORK);

  private final Recording recording;
  private final Index index;
  private final Facts facts;
  private final Window window;
  private final Set<ThreadKey> threads;
  private final boolean workers;

  /**
   * @param workers whose managed blockers the agent measures
   */
  public Participants(
      Recording recording, Index index, Window window, Set<ThreadKey> threads, boolean workers) {
    this.recording = recording;
    this.index = index;
    this.facts = recording.facts();
    this.window = window;
    this.threads = threads;
    this.workers = workers;
  }

  /** Returns the counts of samples. What they mean depends on whose they are. */
  public SampleCounts samples() {
    return workers ? ofWorkers(sum()) : ofExternals(sum());
  }

  private static SampleCounts ofWorkers(SampleTally tally) {
    return new SampleCounts(
        tally.of(SampleKind.TASK_WORK) + tally.of(SampleKind.OUTSIDE_WORK),
        tally.of(SampleKind.TASK_POOL)
            // the bottom of a deep stack is cut off, and with it the task
            + tally.of(SampleKind.OUTSIDE_POOL)
            + tally.of(SampleKind.OUTSIDE_SUBMIT),
        tally.of(SampleKind.BARE),
        0,
        0,
        tally.interpreted(),
        tally.inHooks());
  }

  private static SampleCounts ofExternals(SampleTally tally) {
    return new SampleCounts(
        tally.of(SampleKind.TASK_WORK)
            + tally.of(SampleKind.OUTSIDE_WORK)
            + tally.of(SampleKind.BARE),
        tally.of(SampleKind.TASK_POOL) + tally.of(SampleKind.OUTSIDE_POOL),
        0,
        tally.of(SampleKind.OUTSIDE_SUBMIT),
        tally.of(SampleKind.OUTSIDE_WORK) + tally.of(SampleKind.BARE),
        tally.interpreted(),
        tally.inHooks());
  }

  /**
   * Returns the lines of user code: those in tasks for workers, and those in no task for others.
   */
  public CodeAccount code() {
    return CodeAccount.of(sum(), workers ? IN_TASKS : ALONE);
  }

  public SpinAccount spins() {
    MostFrequent lines = new MostFrequent();
    long[] all = {samples().all()};
    index.forEachSpin(
        threads,
        (spin, count) -> {
          if (window.contains(spin.segment())) {
            lines.add(spin.line(), count);
            all[0] += spin.inNative() ? count : 0;
          }
        });
    return new SpinAccount(lines.sum(), all[0], lines.most());
  }

  private SampleTally sum() {
    boolean byCpuTime = facts.isSampledByCpuTime();
    SampleTally sum = new SampleTally();
    index.forEachSample(
        threads,
        (key, tally) -> {
          if (key.byCpuTime() == byCpuTime && window.contains(key.segment())) {
            sum.merge(tally);
          }
        });
    return sum;
  }

  /** Visits the blocking that no pool knows of. */
  public void forEachBlocking(BiConsumer<BlockKey, DurationTally> consumer) {
    index.forEachBlocking(
        threads,
        (key, tally) -> {
          boolean measured = workers && key.kind() == BlockKind.MANAGED;
          if (window.contains(key.segment()) && !measured) {
            consumer.accept(key, tally);
          }
        });
  }

  /** Visits the blocking of workers in managed blockers, which the agent measures besides. */
  public void forEachManaged(BiConsumer<BlockKey, DurationTally> consumer) {
    index.forEachBlocking(
        threads,
        (key, tally) -> {
          if (key.kind() == BlockKind.MANAGED && window.contains(key.segment())) {
            consumer.accept(key, tally);
          }
        });
  }

  /** Returns the samples in native code by line, with the most frequent first. */
  public Map<String, Long> inNative() {
    Map<String, Long> lines = new TreeMap<>();
    index.forEachInNative(
        threads,
        (key, count) -> {
          if (window.contains(key.segment())) {
            lines.merge(key.line(), count, Long::sum);
          }
        });
    Map<String, Long> sorted = new LinkedHashMap<>();
    lines.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
    return sorted;
  }

  /** Null when none of its events was on. */
  public @Nullable Long blockedNanos() {
    if (Absence.BLOCKING.stream().noneMatch(type -> Absence.recorded(type, facts))) {
      return null;
    }
    DurationTally sum = new DurationTally();
    forEachBlocking((key, tally) -> sum.merge(tally));
    return sum.total();
  }

  public @Nullable CpuBounds cpu(Lives lives, @Nullable Long totalNanos) {
    if (totalNanos == null) {
      return null;
    }
    return facts.systemThreads().areRecorded()
        ? bySystem(lives, totalNanos)
        : byLoads(lives, totalNanos);
  }

  private @Nullable CpuBounds bySystem(Lives lives, long totalNanos) {
    Long period = facts.setUp().nanos("jdk.ThreadCPULoad", "period");
    int cpus = EnvironmentAccount.cpus(facts);
    SystemTime time =
        new SystemTime(
            window, recording.startNanos(), cpus, period == null || cpus == 0 ? 0 : period);
    for (ThreadKey thread : platformThreads()) {
      time.add(
          facts.systemThreads().of(thread),
          facts.cpuLoads().get(thread),
          lives.birth(thread),
          lives.isOlder(thread),
          lives.lastSeen(thread, recording.endNanos()),
          lives.ended(thread));
    }
    time.addUnknown(lives.ofOthers(totalNanos, platformThreads(), window, recording));
    return time.bounds(totalNanos);
  }

  /**
   * Returns the threads that are not virtual. Virtual threads are on the CPUs of their carriers.
   */
  private Set<ThreadKey> platformThreads() {
    Set<ThreadKey> platform = new HashSet<>(threads);
    platform.remove(ThreadKey.VIRTUAL);
    return platform;
  }

  /** Computes CPU time from mean loads over a second, because the agent did not ask the system. */
  private @Nullable CpuBounds byLoads(Lives lives, long totalNanos) {
    int cpus = EnvironmentAccount.cpus(facts);
    Long period = facts.setUp().nanos("jdk.ThreadCPULoad", "period");
    if (cpus == 0 || period == null || facts.cpuLoads().isEmpty()) {
      return null;
    }
    // an agent that was there at the start saw the threads begin
    boolean atStart = facts.agent() != null && "premain".equals(facts.agent().mode());
    Long unknownBirth = atStart ? recording.startNanos() : null;
    CpuTime time = new CpuTime(window, cpus, period);
    long lastLook = index.lastLookNanos() == null ? recording.startNanos() : index.lastLookNanos();
    for (ThreadKey thread : platformThreads()) {
      time.add(
          facts.cpuLoads().get(thread),
          lives.birth(thread) == null ? unknownBirth : lives.birth(thread),
          lastLook,
          lives.lastSeen(thread, recording.endNanos()));
    }
    time.visitUnknown(lives.ofOthers(totalNanos, platformThreads(), window, recording));
    return time.bounds(totalNanos);
  }

  /**
   * Returns whether the CPUs that the JVM may use were taken most of the time; null: not recorded.
   */
  public @Nullable Boolean crowded() {
    Double load = MachineAccount.machineLoad(recording, window);
    Long hardware = facts.setUp().number("jdk.CPUInformation.hwThreads");
    int cpus = EnvironmentAccount.cpus(facts);
    return load == null || hardware == null || cpus == 0
        ? null
        : Boolean.valueOf(load > CROWDED * cpus / hardware);
  }

  /** Null when pauses were not recorded. */
  public @Nullable Long pausedNanos(long totalNanos) {
    if (!Absence.recorded("jdk.GCPhasePause", facts) || window.wallNanos() == 0) {
      return null;
    }
    MachineFacts machine = window.machine(recording);
    double atOnce = (double) totalNanos / window.wallNanos();
    return Math.round(machine.pausedNanos() * atOnce);
  }
}
