package io.fjprobe.analyzer.account;

import static io.fjprobe.analyzer.TestRecording.emit;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestRecording;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.queue.QueueGrowthAccount;
import io.fjprobe.analyzer.account.task.TaskAccount;
import io.fjprobe.analyzer.account.task.TaskRow;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is recorded one by one: compensation, blocking, and the state of the agent. */
class EventAccountTest {

  @TempDir private Path directory;

  private RecordingAccount account(Callable<?> program) throws Exception {
    try (TestRecording recording =
        new TestRecording().enable("jdk.ThreadSleep").enable("jdk.JavaMonitorEnter").start()) {
      program.call();
      Path file = recording.dumpTo(directory.resolve("events.jfr"));
      return new Accounting(null).of(new RecordingReader(Progress.NONE).read(file));
    }
  }

  private static PoolAccount onlyPool(RecordingAccount account) {
    return account.sections().get(0).pools().get(0);
  }

  private static void workerStarts() {
    emit(
        "WorkerStart",
        "poolId",
        1,
        "workerIndex",
        1,
        "worker",
        Thread.currentThread(),
        "reason",
        "signal");
    emit(
        "WorkerStatistics",
        "poolId",
        1,
        "workerIndex",
        1,
        "worker",
        Thread.currentThread(),
        "lifetime",
        1_000L);
  }

  @Test
  void onlyBlockingOfWorkersCounts() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    RecordingAccount account =
        account(
            () -> {
              Thread.sleep(2);
              return pool.submit(
                      () -> {
                        workerStarts();
                        Thread.sleep(3);
                        return null;
                      })
                  .get();
            });
    pool.shutdown();
    assertThat(account.recorded().blockingRecorded()).isTrue();
    BlockingAccount blocking = onlyPool(account).inTasks().blocking();
    assertThat(blocking.all().count()).isEqualTo(1);
    assertThat(blocking.byKind()).extracting(Row::name).containsExactly("sleep");
    assertThat(blocking.byLine().get(0).name())
        .startsWith("sleep at " + EventAccountTest.class.getName());
  }

  @Test
  void compensationByCauseOutcomeAndWhatBlocked() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              for (String outcome : new String[] {"spare created", "spare created", "refused"}) {
                emit(
                    "Compensation",
                    "poolId",
                    1,
                    "workerIndex",
                    1,
                    "cause",
                    "managed blocker",
                    "blockedOn",
                    String.class,
                    "outcome",
                    outcome,
                    "workers",
                    7);
              }
              emit("PoolStatistics", "poolId", 1, "poolName", "p", "compensations", 3, "forks", 1L);
              emit("PoolStatistics", "poolId", 1, "poolName", "p", "compensations", 3, "forks", 2L);
              return null;
            });
    PoolAccount pool = onlyPool(account);
    assertThat(pool.events().compensations().events()).isEqualTo(3);
    assertThat(pool.events().compensations().byCause())
        .extracting(Row::name)
        .containsExactly("managed blocker");
    assertThat(pool.events().compensations().byBlockedOn())
        .extracting(Row::name)
        .containsExactly("java.lang.String");
    assertThat(pool.events().compensations().byOutcome())
        .extracting(row -> row.name() + " " + row.count())
        .containsExactlyInAnyOrder("spare created 2", "refused 1");
    assertThat(pool.presence().peakWorkers()).isEqualTo(7);
  }

  private static void taskRun(int pool, Class<?> type, String origin) {
    emit("TaskRun", "poolId", pool, "taskClass", type, "origin", origin, "depth", 3);
  }

  private static void poolStatistics(long tasksRun, long tasksInvoked) {
    emit(
        "PoolStatistics",
        "poolId",
        1,
        "poolName",
        "p",
        "tasksRun",
        tasksRun,
        "tasksInvoked",
        tasksInvoked,
        "queueGrowths",
        (int) tasksRun);
  }

  @Test
  void tasksByClassAndOrigin() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              poolStatistics(0, 0);
              taskRun(1, String.class, "popped");
              taskRun(1, String.class, "popped");
              taskRun(1, String.class, "stolen");
              taskRun(1, Integer.class, "invoked");
              taskRun(-1, Long.class, "invoked");
              poolStatistics(3, 1);
              return null;
            });
    TaskAccount tasks = onlyPool(account).events().taskRuns();
    assertThat(tasks.events()).isEqualTo(4);
    assertThat(tasks.maxDepth()).isEqualTo(3);
    assertThat(tasks.byClass())
        .extracting(TaskRow::name)
        .containsExactly("java.lang.String", "java.lang.Integer");
    TaskRow strings = tasks.byClass().get(0);
    assertThat(strings.share()).isEqualTo(0.75);
    assertThat(strings.origins().keySet())
        .containsExactly("popped", "joined", "stolen", "submitted", "invoked");
    assertThat(strings.origins().values()).containsExactly(2L, 0L, 1L, 0L, 0L);
    assertThat(strings.maxNanos()).isBetween(strings.meanNanos(), strings.inclusiveNanos());
    assertThat(strings.p99AtMostNanos()).isEqualTo(strings.maxNanos());
    assertThat(account.sections().get(0).callers().tasks().byClass())
        .extracting(TaskRow::name)
        .containsExactly("java.lang.Long");
    assertThat(onlyPool(account).counts().tasksRun().count()).isEqualTo(3);
    assertThat(account.basis().doubts()).isEmpty();
  }

  @Test
  void tasksWithoutTheirEventAreADoubt() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              poolStatistics(0, 0);
              taskRun(1, String.class, "popped");
              poolStatistics(3, 1);
              return null;
            });
    assertThat(account.basis().doubts())
        .singleElement()
        .asString()
        .startsWith("1 of 4 tasks of pool p have an event");
  }

  @Test
  void theLargestQueueIsKnown() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              poolStatistics(0, 0);
              emit("QueueGrowth", "poolId", 1, "queueIndex", 3, "capacity", 1024);
              emit("QueueGrowth", "poolId", 1, "queueIndex", 4, "capacity", 512);
              poolStatistics(2, 0);
              return null;
            });
    assertThat(onlyPool(account).events().queueGrowth())
        .isEqualTo(new QueueGrowthAccount(2, 1024L, true));
  }

  @Test
  void theLastStateOfTheAgentCountsAndItsErrorsAreDoubts() throws Exception {
    RecordingAccount account =
        account(
            () -> {
              emit("AgentState", "level", "default", "missing", "a (b), c", "suppressedErrors", 0);
              emit(
                  "AgentState",
                  "level",
                  "full",
                  "missing",
                  "a (b), c",
                  "suppressedErrors",
                  3,
                  "firstError",
                  "java.lang.Error: boo");
              return null;
            });
    assertThat(account.agent().level()).isEqualTo("full");
    assertThat(account.agent().weaving().missing()).containsExactly("a (b)", "c");
    assertThat(account.basis().doubts())
        .containsExactly("3 errors inside the agent, the first: java.lang.Error: boo");
  }

  @Test
  void theProcessorsAreThoseThatTheJvmCountsWith() throws Exception {
    int others = Runtime.getRuntime().availableProcessors() + 1;
    RecordingAccount account =
        account(
            () -> {
              emit("AgentState", "missing", "", "availableProcessors", others);
              return null;
            });
    assertThat(account.environment().platform().cpus()).isEqualTo(others);
  }

  @Test
  void eventsThatWereOffAreNamed() throws Exception {
    RecordingAccount account = account(() -> null);
    assertThat(account.basis().notRecorded())
        .anyMatch(line -> line.startsWith("switched off") && line.contains("jdk.SocketRead"))
        .noneMatch(line -> line.contains("fjprobe.Steal"));
  }

  @Test
  void whoHeldAMonitorIsTold() throws Exception {
    PoolAccount pool =
        onlyPool(
            account(
                () -> {
                  workerStarts();
                  waitForMonitorOf("keeper-of-the-books");
                  return null;
                }));
    assertThat(pool.inTasks().blocking().holders())
        .extracting(Row::name)
        .containsExactly("keeper-of-the-books");
    assertThat(pool.inTasks().blocking().holders().get(0).totalNanos())
        .isEqualTo(pool.inTasks().blocking().all().totalNanos());
  }

  private static void waitForMonitorOf(String name) throws InterruptedException {
    Object monitor = new Object();
    Thread waiter = Thread.currentThread();
    CountDownLatch held = new CountDownLatch(1);
    Thread keeper =
        new Thread(
            () -> {
              synchronized (monitor) {
                held.countDown();
                while (waiter.getState() != Thread.State.BLOCKED) {
                  Thread.onSpinWait();
                }
              }
            },
            name);
    keeper.start();
    held.await();
    synchronized (monitor) {
      keeper.join();
    }
  }
}
