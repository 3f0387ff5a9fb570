package io.fjprobe.analyzer.report;

import static io.fjprobe.analyzer.PoolFixture.MS;
import static io.fjprobe.analyzer.PoolFixture.SECOND;
import static io.fjprobe.analyzer.PoolFixture.row;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMachines;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.Basis;
import io.fjprobe.analyzer.account.RecordedEvents;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.RecordingSource;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.blocking.CompensationAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.machine.Completeness;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.account.machine.HeapAccount;
import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.account.machine.PlatformAccount;
import io.fjprobe.analyzer.account.machine.Weaving;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.UnusedRow;
import io.fjprobe.analyzer.account.queue.QueueGrowthAccount;
import io.fjprobe.analyzer.account.stall.StallAccount;
import io.fjprobe.analyzer.account.stall.StallPeriod;
import io.fjprobe.analyzer.account.stall.StalledRow;
import io.fjprobe.analyzer.account.stall.StalledWorkers;
import io.fjprobe.analyzer.account.task.TaskAccount;
import io.fjprobe.analyzer.account.task.TaskRow;
import io.fjprobe.analyzer.account.task.TasksRun;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.StallRole;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.list.Findings;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reports of pools whose numbers are fixed. */
public final class ReportFixture {

  private static final String LONG_NAME =
      "com.example.application.with.a.very.long.package.name.and.then.some"
          + ".OrderProcessingTask$NestedRecursiveAggregation.compute:1234";

  private ReportFixture() {}

  public static Report healthy() {
    return report(new PoolFixture());
  }

  public static Report troubled() {
    PoolFixture pool = new PoolFixture();
    pool.name = "orders";
    pool.asyncMode = true;
    pool.peakWorkers = 68;
    pool.joinBlocked = 1_200 * MS;
    pool.joinBlockedCount = 90L;
    pool.managedBlocked = 300 * MS;
    pool.managedBlockedCount = 12L;
    pool.idle = 850 * MS;
    pool.joins = PoolFixture.joins(90, 1_200 * MS, 72, 1_100 * MS);
    pool.blocking =
        new BlockingAccount(
            row("all", 20, SECOND),
            List.of(row("sleep", 20, SECOND)),
            List.of(PoolFixture.blocked(BlockKind.SLEEP, LONG_NAME, 20, SECOND)));
    pool.compensations =
        new CompensationAccount(
            64,
            List.of(row("join", 64, SECOND)),
            List.of(row(LONG_NAME, 64, SECOND)),
            List.of(row("spare created", 64, SECOND)));
    pool.with(PoolCounter.SPARES_CREATED, 64L).with(PoolCounter.QUIESCE_HELP_STEALS, null);
    pool.machine = TestMachines.machine(row("GC pauses", 7, 12 * MS), 0.012, 0.97, 0.93);
    pool.moments = moments();
    return report(pool);
  }

  private static MomentAccount moments() {
    return new TestMoments(
            TestBox.of(Doing.SLEEPS)
                .in("orders", true)
                .at(LONG_NAME)
                .calls("java.lang.Thread.sleep:350")
                .share(0.55, 0.41, 0.69)
                .width(3.2)
                .alone(0)
                .box(),
            TestBox.of(Doing.RUNS)
                .at("com.example.Stock.count:12")
                .calledBy("com.example.Shop.open:7")
                .share(0.30, 0.2, 0.4)
                .waiters(0.4)
                .waitingForCpu(0.01)
                .box(),
            TestBox.of(Doing.PAUSED).in("", false).at(null).share(0.14, 0.1, 0.18).alone(0).box())
        .looks(48, 990 * MS)
        .cpus(4)
        .unused(0.62, new UnusedRow(Unused.BLOCKED, 0.4), new UnusedRow(Unused.ONE_OUTSIDE, 0.22))
        .account();
  }

  /** Ten times the waits that are events. */
  static Report sampled() {
    PoolFixture pool = new PoolFixture();
    pool.joinBlocked = 1_200 * MS;
    pool.joinBlockedCount = 900L;
    pool.joins = PoolFixture.sampled(PoolFixture.joins(900, 1_200 * MS, 720, 1_100 * MS), 90);
    pool.external = new ExternalWaits(5_000L, 3 * SECOND, 20L, SECOND);
    pool.externalJoins = PoolFixture.sampled(PoolFixture.joins(4_990, 3 * SECOND), 120);
    pool.compensations =
        new CompensationAccount(
            40,
            List.of(row("join", 64, SECOND)),
            List.of(row("app.Task", 64, SECOND)),
            List.of(row("spare created", 64, SECOND)));
    pool.with(PoolCounter.SPARES_CREATED, 64L);
    return report(pool);
  }

  /** At level=full, and with all that can happen to tasks and queues. */
  static Report everyTask() {
    PoolFixture pool = new PoolFixture();
    pool.spin = 40 * MS;
    pool.tasksRun = new TasksRun(100_100L, false, 100_100.0, 100.1);
    pool.with(PoolCounter.TASKS_RUN, 100_100L).with(PoolCounter.TASKS_INVOKED, 900L);
    pool.with(PoolCounter.LOST_STEALS, 70L).with(PoolCounter.LOCK_FAILURES, 20L);
    pool.with(PoolCounter.SIGNALS, 2_500L).with(PoolCounter.QUEUE_GROWTHS, 6L);
    pool.with(PoolCounter.EXCEPTIONAL_TASKS, 3L).with(PoolCounter.CANCELLED_TASKS, 2L);
    pool.with(PoolCounter.DISCARDED_TASKS, 11L);
    pool.queueGrowth = new QueueGrowthAccount(6, 131_072L, true);
    pool.taskRuns =
        new TaskAccount(
            101_000,
            17,
            List.of(
                task("app.Fib", 100_100, Map.of("joined", 75_000L, "stolen", 25_100L)),
                task(LONG_NAME, 900, Map.of("invoked", 900L))));
    pool.externalTasks = new TaskAccount(5, 0, List.of(task("app.Fib", 5, Map.of("invoked", 5L))));
    return report(pool);
  }

  private static TaskRow task(String name, long count, Map<String, Long> origins) {
    return new TaskRow(
        name, count, count / 101_000.0, count * 12_345, 45_055, 132 * MS, new TreeMap<>(origins));
  }

  /** A recording that ends while a pool stands still. */
  static Report stalled() {
    PoolFixture pool = new PoolFixture();
    pool.name = "orders";
    pool.operations = null;
    pool.joinBlocked = 2 * SECOND;
    pool.joinBlockedCount = 3L;
    pool.joins = PoolFixture.joins(3, 2 * SECOND, 3, 2 * SECOND);
    pool.stalls =
        List.of(
            new StallAccount(
                new StallPeriod(0, 42 * SECOND, true, false),
                new StalledWorkers(4, 4, 0, 4, 0, 0),
                7,
                "com.example.Order",
                List.of(
                    stalled("worker", 3, "orders-worker-1", "BLOCKED", "main", "Stock.reserve:41"),
                    stalled("worker", 1, "orders-worker-4", "WAITING", "", "Stock.await:57"),
                    stalled("holder", 1, "main", "WAITING", "", "Shop.close:12"))));
    return report(pool);
  }

  private static StalledRow stalled(
      String role, int threads, String name, String state, String holder, String line) {
    boolean waits = state.equals("WAITING");
    String on = waits ? "java.util.concurrent.CountDownLatch$Sync" : "com.example.Stock";
    boolean queued = role.equals("holder");
    return new StalledRow(
        new StallRole(role),
        threads,
        name,
        state,
        queued ? "com.example.Order" : on,
        queued,
        holder,
        "com.example." + line,
        waits ? "jdk.internal.misc.Unsafe.park" : "");
  }

  static Report withoutStatistics() {
    PoolFixture pool = new PoolFixture();
    pool.spin = null;
    pool.tasksRun = new TasksRun(null, false, null, null);
    pool.operations = null;
    pool.total = null;
    pool.idle = null;
    pool.joinBlocked = null;
    pool.joinBlockedCount = null;
    pool.managedBlocked = null;
    pool.managedBlockedCount = null;
    pool.machine = TestMachines.machine(null, null, null, null);
    for (PoolCounter counter : PoolCounter.values()) {
      pool.with(counter, null);
    }
    return report(pool);
  }

  /** Two workloads in one recording. */
  static Report severalWorkloads() {
    PoolFixture joining = new PoolFixture();
    joining.joinBlockedCount = 90L;
    joining.joins = PoolFixture.joins(90, 1_200 * MS, 72, 1_100 * MS);
    PoolFixture sorting = new PoolFixture();
    sorting.workload = "sort";
    sorting.idle = 3 * SECOND;
    return report(joining.section(), sorting.section());
  }

  static Report report(PoolFixture pool) {
    return report(pool.section());
  }

  static Report report(SectionAccount... sections) {
    RecordingAccount account =
        new RecordingAccount(
            new RecordingSource("fjprobe-4711.jfr", "2026-11-21T10:00:00Z", 12 * SECOND, 3),
            new JvmAccount("17.0.15+6", 17, "OpenJDK 64-Bit Server VM", "-Xmx1g", "app.Main"),
            new EnvironmentAccount(
                new PlatformAccount("Example CPU", 4, 4, "Linux"),
                new HeapAccount("G1New, G1Old", 4, 1L << 30),
                Map.of(),
                new Completeness(0, false, true)),
            new AgentAccount(
                "0.1.0",
                "jdk17",
                "premain",
                "default",
                new Weaving(42, List.of(), 0, ""),
                "one in n (adaptive)"),
            null,
            List.of(sections),
            null,
            new Basis(
                List.of("blocked joins: 90 JoinWait"),
                List.of("running = lifetime - join-blocked - managed-blocked - idle - spinning"),
                List.of("steals by class: 500 Steal events, up to 16 tasks each"),
                List.of("by the agent: quiesceHelpSteals (not on this JDK)"),
                List.of()),
            new RecordedEvents(
                true, 1_000_000L, Map.of("fjprobe.JoinWait", 90L, "jdk.ThreadSleep", 20L)));
    return new Report(
        Report.SCHEMA, "test", List.of(Report.Part.of(account, Findings.of(account))));
  }
}
