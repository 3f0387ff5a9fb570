package io.fjprobe.analyzer.compare.side;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.account.Basis;
import io.fjprobe.analyzer.account.CallerAccount;
import io.fjprobe.analyzer.account.IdlePools;
import io.fjprobe.analyzer.account.RecordedEvents;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.RecordingSource;
import io.fjprobe.analyzer.account.RunAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.SectionIdentity;
import io.fjprobe.analyzer.account.SectionPeriod;
import io.fjprobe.analyzer.account.blocking.BlockedLine;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.Sleeps;
import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.code.LoadedClasses;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.code.StacksAtLine;
import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.account.machine.Completeness;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.GcAccount;
import io.fjprobe.analyzer.account.machine.HeapAccount;
import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.account.machine.PlatformAccount;
import io.fjprobe.analyzer.account.machine.VmOperationRow;
import io.fjprobe.analyzer.account.machine.Weaving;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.CpuWait;
import io.fjprobe.analyzer.account.time.MeasuredTimes;
import io.fjprobe.analyzer.account.time.OutsideTimes;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.TimeParts;
import io.fjprobe.analyzer.account.time.TimedRuns;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.Sample;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One side of a comparison: two workers of a healthy pool that compute for 100 ms an operation, in
 * three JVMs of five iterations; a test changes what it is about. Times are for one operation.
 */
public final class SideFixture {

  public static final double MS = 1e6;

  public String label;
  public int jdk;
  public String workload = "fib";
  public String mode = "default";
  public String unit = "fib(30)";
  public String program = "workloads.jar fib";
  public String jvmOptions = "-Xmx1g";
  public String collectors = "G1New, G1Old";
  public Integer cpus = 2;
  public long lostBytes;
  public boolean truncated;
  public String level = "default";
  public int parallelism = 2;
  public int forks = 3;
  public int iterations = 5;
  public double wall = 100 * MS;
  public double spread = 0.01;

  /** How many times as long as each of the others the last JVM takes. */
  public double lastTakes = 1;

  public boolean noPool;

  /** FIFO local queues. */
  public boolean asyncMode;

  /** Thread that held the monitors last for which tasks wait; null: not recorded. */
  public String holder;

  /** What a summary says of threads rests on it. */
  public ProcessAccount process = ProcessAccount.NONE;

  public UnitOfWork unitOfWork = UnitOfWork.OPERATION;

  /** The minute in which the first JVM was started, and of each two the other; 0: all at once. */
  public int startMinute;

  /** Each JVM ran in a round of a matrix. */
  public boolean rounds;

  public String pool = "fib";

  /** Virtual threads are scheduled by it, for example. */
  public PoolKind kind = PoolKind.CUSTOM;

  /** Others that carry a part of the work. */
  public List<String> morePools = List.of();

  public double operations = 1;

  /** What looks saw; null: nobody looked. */
  public MomentAccount moments;

  /** What threads ran by samples, in each JVM. */
  public MethodAccount methods = MethodAccount.NONE;

  /** The same, only while throwables were made. */
  public MethodAccount methodsOfThrowables = MethodAccount.NONE;

  public MethodAccount methodsByLooks = MethodAccount.NONE;

  public Map<String, StacksAtLine> waitingStacks = Map.of();
  public Map<String, Map<String, String>> settings = Map.of();

  /** Waits in each JVM that nobody ended before their time-out. */
  public TimedOutWaits timedOutWaits = TimedOutWaits.NONE;

  public Sleeps sleeps = Sleeps.NONE;
  public List<CountedCalls> countedCalls = List.of();

  /** Null: not recorded. */
  public LoadedClasses loadedClasses;

  /** What each JVM collects; null: that is not what a test is about. */
  public GcAccount gc;

  /** Who allocates in each JVM; null: not recorded. */
  public AllocationAccount allocations;

  /** What each JVM stops all threads for, apart from collections. */
  public List<VmOperationRow> vmOperations = List.of();

  public Map<String, Long> events = Map.of();

  /** Null: no recording holds a whole run. */
  public RunAccount run = new RunAccount(null, 1, null);

  /** How far the CPU time of each operation may be off, for example because they are short. */
  public double cpuDoubt;

  private final Map<Part, Double> parts = new EnumMap<>(Part.class);
  private final Map<Quantity, Double> quantities = new HashMap<>();

  public SideFixture(int jdk) {
    this.label = "JDK " + jdk;
    this.jdk = jdk;
    for (Quantity quantity : Quantity.all()) {
      quantities.put(quantity, 0.0);
    }
    with(Quantity.ITERATIONS, 1);
    with(PoolCounter.FORKS, 999).with(PoolCounter.SUBMISSIONS, 1).with(Quantity.TASKS, 1_000);
    with(PoolCounter.WORKER_STEALS, 50);
    with(Part.WORK, 180 * MS).with(Part.FORK_JOIN, 10 * MS).with(Part.SCAN, 10 * MS);
  }

  /** How much of it an operation has; not a number: not recorded. */
  public SideFixture with(Quantity quantity, double value) {
    if (Double.isNaN(value)) {
      quantities.remove(quantity);
    } else {
      quantities.put(quantity, value);
    }
    return this;
  }

  public SideFixture with(PoolCounter counter, double value) {
    return with(Quantity.of(counter), value);
  }

  /** Time of threads; the wall time follows from all of it and the threads. */
  public SideFixture with(Part part, double nanos) {
    parts.put(part, nanos);
    return threads(parallelism);
  }

  public SideFixture threads(double threads) {
    wall = parts.values().stream().mapToDouble(n -> n).sum() / threads;
    return this;
  }

  public Side side() {
    List<Side.Fork> all = new ArrayList<>();
    for (int fork = 0; fork < forks; fork++) {
      List<Sample> samples = new ArrayList<>();
      for (int i = 0; i < iterations; i++) {
        double factor = 1 + spread * ((fork % 3 - 1) + (i % 3 - 1) / 2.0);
        factor *= fork == forks - 1 ? lastTakes : 1;
        samples.add(sample(factor));
      }
      all.add(new Side.Fork(recording(fork), section(), samples, rounds ? fork + 1 : null));
    }
    return new Side(label, all, noPool ? List.of() : pools(), parallelism, unitOfWork);
  }

  private Sample sample(double factor) {
    Map<Quantity, Double> scaled = new HashMap<>(quantities);
    scaled.put(Quantity.OPERATIONS, operations);
    scaled.put(Quantity.WALL, wall * factor);
    scaled.replaceAll((q, value) -> q.key().endsWith("_TIME") ? value * factor : value);
    return new Sample(scaled, noPool ? null : timeParts(factor));
  }

  private double part(Part part) {
    return parts.getOrDefault(part, 0.0);
  }

  private Long nanos(Part part, double factor) {
    return Math.round(part(part) * factor);
  }

  private TimeParts timeParts(double factor) {
    double all = parts.values().stream().mapToDouble(n -> n).sum();
    double onCpu = part(Part.WORK) + part(Part.FORK_JOIN) + part(Part.SCAN);
    double running = onCpu + part(Part.PAUSED) + part(Part.CPU_WAIT) + part(Part.OFF_CPU);
    long waited = Math.round(part(Part.CPU_WAIT) * factor);
    long cpu = Math.round((onCpu + part(Part.SPIN)) * factor);
    long paused = Math.round(part(Part.PAUSED) * all / running * factor);
    return new TimeParts(
        2,
        Math.round(all * factor),
        new MeasuredTimes(
            nanos(Part.JOIN_BLOCKED, factor),
            nanos(Part.MANAGED_BLOCKED, factor),
            nanos(Part.IDLE, factor),
            nanos(Part.SPIN, factor),
            0L),
        new OutsideTimes(
            nanos(Part.UNMANAGED_BLOCKED, factor),
            paused,
            new CpuBounds(
                cpu, cpu, cpu, part(Part.OFF_CPU) > 0 ? null : new CpuWait(waited, waited, waited)),
            part(Part.CPU_WAIT) > 0),
        new TimedRuns(0, 0, 0, null, 0, 0),
        new SampleCounts(
            Math.round(part(Part.WORK) / 1e3),
            Math.round(part(Part.FORK_JOIN) / 1e3),
            Math.round(part(Part.SCAN) / 1e3),
            0,
            0));
  }

  /** A recording without iterations counts as a whole: of a run. */
  public SideFixture whole(int recordings) {
    workload = null;
    unitOfWork = UnitOfWork.RUN;
    forks = recordings;
    iterations = 1;
    return this;
  }

  private List<String> pools() {
    List<String> pools = new ArrayList<>(morePools);
    pools.add(pool);
    return pools;
  }

  private SectionAccount section() {
    return new SectionAccount(
        workload == null
            ? new SectionIdentity(null, null, null)
            : new SectionIdentity(workload, mode, parallelism),
        new SectionPeriod(
            iterations + " measured iterations",
            Math.round(wall * iterations),
            workload == null
                ? null
                : new Operations(
                    iterations, iterations, unit, Math.round(wall * iterations), wall, wall),
            false),
        cpuDoubt == 0 && !asyncMode && holder == null && kind.equals(PoolKind.CUSTOM)
            ? List.of()
            : List.of(poolOfDoubt()),
        new IdlePools(List.of(), List.of()),
        new CallerAccount(
            PoolFixture.joins(0, 0),
            new ExternalWaits(null, null, null, null),
            null,
            null,
            TimeAccount.of(TimeParts.NONE),
            CodeAccount.NONE),
        moments,
        methods,
        methodsOfThrowables,
        methodsByLooks,
        waitingStacks,
        timedOutWaits,
        sleeps,
        countedCalls,
        loadedClasses,
        gc == null ? TestMachines.machine(allocations, vmOperations) : TestMachines.machine(gc),
        process);
  }

  private PoolAccount poolOfDoubt() {
    long doubt = Math.round(cpuDoubt * iterations);
    PoolFixture pool = new PoolFixture();
    pool.name = this.pool;
    pool.kind = kind;
    pool.asyncMode = asyncMode;
    pool.cpu = new CpuBounds(2 * doubt, doubt, 3 * doubt);
    if (holder != null) {
      long blocked = Math.round(part(Part.UNMANAGED_BLOCKED) * iterations);
      Row row = PoolFixture.row(holder, 20, blocked);
      pool.blocking =
          new BlockingAccount(
              row,
              blocked,
              List.of(row),
              List.of(new BlockedLine(new BlockedLine.At(BlockKind.MONITOR_ENTER, null), row)),
              List.of(row),
              List.of(),
              0,
              Map.of());
    }
    return pool.pool();
  }

  private RecordingAccount recording(int fork) {
    return new RecordingAccount(
        new RecordingSource(
            label.replace(" ", "") + "-" + (fork + 1) + ".jfr",
            startMinute == 0
                ? "2026-01-01T00:00:00Z"
                : String.format("2026-01-01T00:%02d:00Z", startMinute + 2 * fork),
            1,
            1),
        new JvmAccount(jdk + ".0.1", jdk, "HotSpot", jvmOptions, program),
        new EnvironmentAccount(
            new PlatformAccount("CPU", cpus, cpus, null),
            new HeapAccount(collectors, 2, 1L << 30),
            settings,
            new Completeness(lostBytes, truncated, true)),
        new AgentAccount(
            "1.0", "jdk" + jdk, "premain", level, new Weaving(10, List.of(), 0, ""), "adaptive"),
        run,
        List.of(),
        null,
        new Basis(List.of(), List.of(), List.of(), List.of(), List.of()),
        new RecordedEvents(true, null, events));
  }
}
