package io.fjprobe.analyzer;

import io.fjprobe.analyzer.account.CallerAccount;
import io.fjprobe.analyzer.account.IdlePools;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.SectionIdentity;
import io.fjprobe.analyzer.account.SectionPeriod;
import io.fjprobe.analyzer.account.blocking.BlockedLine;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.blocking.CompensationAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.blocking.JoinHelp;
import io.fjprobe.analyzer.account.blocking.JoinPlace;
import io.fjprobe.analyzer.account.blocking.JoinRows;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.account.blocking.Sleeps;
import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.code.SpinAccount;
import io.fjprobe.analyzer.account.group.LifeLengths;
import io.fjprobe.analyzer.account.group.PoolLives;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.ExecutorRow;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.OneByOneWaits;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.InTasks;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.pool.PoolCounts;
import io.fjprobe.analyzer.account.pool.PoolEvents;
import io.fjprobe.analyzer.account.pool.PoolIdentity;
import io.fjprobe.analyzer.account.pool.PoolPresence;
import io.fjprobe.analyzer.account.pool.PoolProgress;
import io.fjprobe.analyzer.account.pool.PoolTime;
import io.fjprobe.analyzer.account.queue.BacklogAccount;
import io.fjprobe.analyzer.account.queue.PairRow;
import io.fjprobe.analyzer.account.queue.QueueGrowthAccount;
import io.fjprobe.analyzer.account.queue.QueueWaitAccount;
import io.fjprobe.analyzer.account.queue.RunClass;
import io.fjprobe.analyzer.account.queue.StealAccount;
import io.fjprobe.analyzer.account.queue.StealRow;
import io.fjprobe.analyzer.account.queue.StealRuns;
import io.fjprobe.analyzer.account.queue.StealSampling;
import io.fjprobe.analyzer.account.queue.TurnAccount;
import io.fjprobe.analyzer.account.stall.StallAccount;
import io.fjprobe.analyzer.account.task.TaskAccount;
import io.fjprobe.analyzer.account.task.TasksRun;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.time.CpuBounds;
import io.fjprobe.analyzer.account.time.LoadSpread;
import io.fjprobe.analyzer.account.time.MeasuredTimes;
import io.fjprobe.analyzer.account.time.OutsideTimes;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.TimeParts;
import io.fjprobe.analyzer.account.time.TimedRuns;
import io.fjprobe.analyzer.account.time.WaitCounts;
import io.fjprobe.analyzer.account.time.WorkerTime;
import io.fjprobe.analyzer.account.window.CounterAccount;
import io.fjprobe.analyzer.account.window.Operations;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.contract.Unused;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The account of a healthy pool, in which a test changes what it is about. */
public final class PoolFixture {

  public static final long MS = 1_000_000;
  public static final long SECOND = 1_000 * MS;

  public String name = "fib";
  public String workload = "fib";
  public PoolKind kind = PoolKind.CUSTOM;
  public TimedOutWaits timedOutWaits = TimedOutWaits.NONE;
  public Sleeps sleeps = Sleeps.NONE;
  public boolean asyncMode;
  public int peakWorkers = 4;
  public PoolLives lives =
      new PoolLives(null, 1, 0L, false, new LifeLengths(3 * SECOND, 3 * SECOND, 3 * SECOND), 1, 1);
  public Long joinBlocked = 0L;
  public Long joinBlockedCount = 0L;
  public Long managedBlocked = 0L;
  public Long managedBlockedCount = 0L;
  public Long idle = 0L;
  public Long total = 4 * SECOND;
  public Long idleCount;
  public Long spin = 0L;
  public Long monitorCount;
  public Long waitCount;
  public TasksRun tasksRun = new TasksRun(100_100L, true, 100_100.0, 100.1);
  public TaskAccount taskRuns = new TaskAccount(0, 0, List.of());
  public TaskAccount externalTasks = new TaskAccount(0, 0, List.of());
  public QueueGrowthAccount queueGrowth = new QueueGrowthAccount(0, null, false);
  public JoinAccount joins = joins(0, 0);
  public StealAccount steals = steals();
  public CompensationAccount compensations =
      new CompensationAccount(0, List.of(), List.of(), List.of());
  public BlockingAccount blocking = new BlockingAccount(row("all", 0, 0), List.of(), List.of());
  public CodeAccount code = CodeAccount.NONE;
  public SpinAccount spins = SpinAccount.NONE;
  public List<StallAccount> stalls = List.of();
  public BacklogAccount backlog = BacklogAccount.NONE;
  public @Nullable QueueWaitAccount queueWaits;
  public @Nullable TurnAccount turns;
  public List<String> unusedPools = List.of();
  public MachineAccount machine = TestMachines.machine(null, null, 0.5, 0.4);
  public ProcessAccount process = ProcessAccount.NONE;
  public int parallelism = 4;
  public TimeParts externalParts = TimeParts.NONE;
  public CpuBounds cpu;
  public Boolean crowded = false;
  public LoadSpread spread = new LoadSpread(4, SECOND, 4 * SECOND);
  public SampleCounts samples = new SampleCounts(900, 60, 40, 0, 10);
  public JoinAccount externalJoins = joins(0, 0);
  public ExternalWaits external = new ExternalWaits(0L, 0L, 0L, 0L);
  public ResultWaits resultWaits;
  public Operations operations = new Operations(5, 1_000, "fib(30)", SECOND, 0.9e6, 1.1e6);
  private final Map<PoolCounter, Long> counters = new LinkedHashMap<>();

  public PoolFixture() {
    for (PoolCounter counter : PoolCounter.values()) {
      with(counter, 0L);
    }
    with(PoolCounter.TASKS_RUN, null).with(PoolCounter.TASKS_INVOKED, null);
    with(PoolCounter.FORKS, 100_000L).with(PoolCounter.SUBMISSIONS, 100L);
    with(PoolCounter.SUBMISSIONS_TAKEN, 100L).with(PoolCounter.WORKER_STEALS, 5_000L);
  }

  public PoolFixture with(PoolCounter counter, Long value) {
    if (!counter.isTime()) {
      counters.put(counter, value);
    }
    return this;
  }

  /** A line at which workers blocked without telling the pool. */
  public static BlockedLine blocked(BlockKind kind, String line, long count, long nanos) {
    BlockedLine.At at = new BlockedLine.At(kind, line);
    return new BlockedLine(at, row(at.name(), count, nanos));
  }

  public static Row row(String name, long count, long totalNanos) {
    return new Row(name, count, totalNanos, count == 0 ? 0 : 2 * totalNanos / count);
  }

  /** Joins by workers at one line. */
  public static JoinAccount joins(long count, long nanos) {
    return joins(count, nanos, 0, 0);
  }

  public static JoinAccount joins(long count, long nanos, long ownCount, long ownNanos) {
    List<Row> all = count == 0 ? List.of() : List.of(row("app.Tree.compute:42", count, nanos));
    List<Row> own =
        ownCount == 0 ? List.of() : List.of(row("app.Tree.compute:42", ownCount, ownNanos));
    return new JoinAccount(
        row("all", count, nanos),
        row("all", ownCount, ownNanos),
        count,
        new JoinHelp(0, 0),
        new JoinRows(
            rename(all, "app.Tree"),
            all,
            own,
            rename(all, "worker"),
            rename(all, "done"),
            rename(all, "not compensated"),
            all.stream()
                .map(row -> new JoinPlace(row.name(), "app.Tree", row.totalNanos()))
                .toList()));
  }

  /** The same, but with fewer events than waits. */
  public static JoinAccount sampled(JoinAccount joins, long events) {
    return new JoinAccount(joins.all(), joins.ownWork(), events, joins.help(), joins.rows());
  }

  private static List<Row> rename(List<Row> rows, String name) {
    return rows.stream()
        .map(row -> new Row(name, row.count(), row.totalNanos(), row.maxNanos()))
        .toList();
  }

  public PoolAccount pool() {
    Long tasks = tasksRun.count();
    Map<PoolCounter, CounterAccount> accounts = new LinkedHashMap<>();
    counters.forEach(
        (counter, count) ->
            accounts.put(
                counter,
                new CounterAccount(
                    count,
                    count == null ? null : (double) count,
                    count == null || tasks == null ? null : (double) count / tasks,
                    count == null || operations == null ? null : count / 1_000.0)));
    return new PoolAccount(
        new PoolIdentity(name, List.of(1), kind, parallelism, asyncMode),
        new PoolPresence(3 * SECOND, SECOND, peakWorkers, lives),
        new PoolTime(time(), TimeAccount.of(parts()), spread),
        new PoolCounts(accounts, tasksRun),
        new PoolEvents(
            taskRuns, queueGrowth, steals, joins, compensations, Map.of("signal", 4L), Map.of()),
        new InTasks(blocking, code, spins),
        new PoolProgress(stalls, backlog, queueWaits, turns));
  }

  private WorkerTime time() {
    return new WorkerTime(
        4,
        total,
        measured(),
        new WaitCounts(
            joinBlockedCount,
            managedBlockedCount,
            idle == null ? null : idleCount == null ? Long.valueOf(idle / MS) : idleCount,
            monitorCount,
            waitCount));
  }

  private MeasuredTimes measured() {
    return new MeasuredTimes(
        joinBlocked, managedBlocked, idle, spin, total == null ? null : 100 * MS);
  }

  /** Threads that wait for tasks, and what they wait in joins. */
  public static TimeParts callers(
      int threads, long nanos, long waited, CpuBounds cpu, SampleCounts samples) {
    return new TimeParts(
        threads,
        nanos,
        new MeasuredTimes(waited, 0L, null, null, null),
        new OutsideTimes(0L, 0L, cpu, false),
        null,
        samples);
  }

  private TimeParts parts() {
    return new TimeParts(
        4,
        total,
        measured(),
        new OutsideTimes(
            blocking.all().totalNanos(),
            machine.gc().pauses() == null ? null : 4 * machine.gc().pauses().totalNanos(),
            cpu,
            crowded),
        new TimedRuns(0, 0, 0, null, 0, 0),
        samples);
  }

  private static StealAccount steals() {
    return new StealAccount(
        new StealSampling(500, 5_000, true, 16),
        List.of(new StealRow("app.Fib", 500, 5_000, 1, 1.5)),
        List.of(new StealRow("worker, scan", 500, 5_000, 1, 1.5)),
        new StealRuns(
            List.of(new RunClass(1, 1, 250, 0.5), new RunClass(2, 3, 250, 0.5)), 1.5, 2, null),
        List.of(new PairRow(1, 3, 3_000, 0.6), new PairRow(3, 1, 2_000, 0.4)));
  }

  /** Null: nobody looked at all threads. */
  public @Nullable MomentAccount moments;

  /** Other pools of the section. */
  public List<PoolAccount> beside = List.of();

  /**
   * Lets looks at all threads, on two CPUs, see these boxes.
   *
   * @param unused share of the time of the CPUs, all for one reason
   */
  public void looksSee(Unused why, double unused, Box... boxes) {
    moments = new TestMoments(boxes).unused(why, unused).account();
  }

  /** Who waits for the result of an element of a stream, and what is known of executors. */
  public void looksSee(@Nullable OneByOneWaits oneByOne, ExecutorRow... kinds) {
    moments = seen().oneByOne(oneByOne).kinds(kinds).account();
  }

  /** Who else the looks see, and who lets them go on. */
  public void looksSee(List<WaitRow> waits, List<ReleaseRow> releases) {
    moments = seen().waits(waits).releases(releases).account();
  }

  /** Lines that begin parallel streams, all elements of which went to one task. */
  public void looksSeeUndivided(String... lines) {
    moments = seen().undivided(lines).account();
  }

  /** An older agent did not read the code around lines that sleep. */
  public void looksReadNoSleeps() {
    moments = seen().withoutSleeps().account();
  }

  private TestMoments seen() {
    return TestMoments.like(Objects.requireNonNull(moments));
  }

  public SectionAccount section() {
    return new SectionAccount(
        operations == null
            ? new SectionIdentity(null, null, null)
            : new SectionIdentity(workload, "steal", 4),
        new SectionPeriod(
            operations == null ? "the whole recording" : "5 measured iterations",
            SECOND,
            operations,
            false),
        Stream.concat(Stream.of(pool()), beside.stream()).toList(),
        new IdlePools(List.of("ForkJoinPool.commonPool"), unusedPools),
        new CallerAccount(
            externalJoins,
            external,
            resultWaits,
            externalTasks,
            TimeAccount.of(externalParts),
            CodeAccount.NONE),
        moments,
        MethodAccount.NONE,
        MethodAccount.NONE,
        MethodAccount.NONE,
        Map.of(),
        timedOutWaits,
        sleeps,
        List.of(),
        null,
        machine,
        process);
  }
}
