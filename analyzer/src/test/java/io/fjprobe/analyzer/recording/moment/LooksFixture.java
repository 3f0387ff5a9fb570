package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.sample.MethodTallies;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Looks at some threads that all do the same, and what becomes of them. */
abstract class LooksFixture {

  static final long BETWEEN = 10_000_000;
  static final int LOOKS = 51;
  static final double WALL = (LOOKS - 1) * BETWEEN;
  static final int CPUS = 2;

  static final int RUNS = 1 << 2 | 3;
  static final int NO_CPU = 1 << 2 | 1;
  static final int IN_NATIVE = 2 << 2;
  static final int BLOCKED = 3 << 2;
  static final int WAITS = 4 << 2;
  static final int SLEEPS = 5 << 2;
  static final int IDLE = 6 << 2;
  static final int TASKS_WAIT = 32;
  static final int ONE_MORE = 64;

  static final String THREADS =
      "1 0 main\n2 1 worker-1\n3 1 worker-2\n4 0 pool-1-thread-1\n-1 0 virtual threads\n"
          + "5 0 pool-1-thread-2\n6 0/1 lane-0\n7 0/2 lane-1\n8 0/3 lane-2-a1\n9 0/4 lane-3-a1\n"
          + "10 0/4 lane-3-a2\n";
  static final String TASK = ";java.util.concurrent.ForkJoinTask.doExec:1";
  static final String SLEEP = "-;java.lang.Thread.sleep:native;App.nap:5" + TASK;
  static final String JOIN = "-;java.lang.Object.wait:native;java.lang.Thread.join:9;App.main:3";
  static final String LOCK = "java.lang.Object;App.locked:7" + TASK;
  static final String NO_TASK =
      "-;jdk.internal.misc.Unsafe.park:native;java.util.concurrent.ThreadPoolExecutor.getTask:1;App.x:1";
  static final String LATCH =
      "java.util.concurrent.CountDownLatch$Sync;jdk.internal.misc.Unsafe.park:native;"
          + "java.util.concurrent.locks.LockSupport.park:3;"
          + "java.util.concurrent.CountDownLatch.await:1;App.late:8"
          + TASK;
  static final String POOL_JOIN =
      "-;java.lang.Object.wait:native;java.util.concurrent.ForkJoinTask.awaitDone:5;"
          + "java.util.concurrent.ForkJoinTask.join:6;App.half:9"
          + TASK;
  static final String NAP =
      "-;jdk.internal.misc.Unsafe.park:native;java.util.concurrent.locks.LockSupport.parkNanos:4;"
          + "App.pause:10;java.lang.Thread.run:1";
  static final String POLL = "-;java.lang.Thread.sleep:native;App.untilDone:21";
  static final String SLEEP_IN_EXECUTOR =
      "-;java.lang.Thread.sleep:native;App.doze:5;"
          + "java.util.concurrent.ThreadPoolExecutor.runWorker:1";
  static final String RESULT_IN_EXECUTOR =
      "-;jdk.internal.misc.Unsafe.park:native;java.util.concurrent.CompletableFuture.get:1;"
          + "App.asks:22;java.util.concurrent.ThreadPoolExecutor.runWorker:1";
  static final String COLLECTS =
      "-;jdk.internal.misc.Unsafe.park:native;"
          + "java.util.concurrent.LinkedBlockingQueue.poll:9;App.collect:15;java.lang.Thread.run:1";
  static final String CONNECTION =
      "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject*;"
          + "jdk.internal.misc.Unsafe.park:native;java.util.concurrent.LinkedBlockingQueue.take:9;"
          + "App.lend:16;java.util.concurrent.ThreadPoolExecutor.runWorker:1";
  static final String ELEMENT =
      "java.util.concurrent.CompletableFuture$Signaller;jdk.internal.misc.Unsafe.park:native;"
          + "java.util.concurrent.CompletableFuture.join:1;"
          + "java.util.stream.ReferencePipeline$3$1.accept:1;App.best:17;java.lang.Thread.run:1";
  static final String AT_ONCE =
      "java.util.concurrent.FutureTask;jdk.internal.misc.Unsafe.park:native;"
          + "java.util.concurrent.FutureTask.get:1;App.each:18;java.lang.Thread.run:1";
  static final String SUBMITTED_AT_ONCE =
      "-;java.lang.Object.wait:native;java.util.concurrent.ForkJoinTask.externalAwaitDone:5;"
          + "java.util.concurrent.ForkJoinTask.join:6;App.main:19";
  static final String STREAM =
      "-;java.lang.Object.wait:native;java.util.concurrent.ForkJoinTask.externalAwaitDone:5;"
          + "java.util.concurrent.ForkJoinTask.invoke:6;"
          + "java.util.stream.ReduceOps$ReduceOp.evaluateParallel:7;"
          + "java.util.stream.AbstractPipeline.evaluate:8;App.stream:20";
  static final String SPLIT =
      "-;java.util.Spliterators$IteratorSpliterator.trySplit:1;"
          + STREAM.substring(STREAM.indexOf("java.util.concurrent.ForkJoinTask.invoke"));
  static final String OWN_QUEUE = CONNECTION.replace("Object*", "Object");
  static final String PERMIT =
      "java.util.concurrent.Semaphore$NonfairSync;jdk.internal.misc.Unsafe.park:native;"
          + "java.util.concurrent.locks.LockSupport.park:3;"
          + "java.util.concurrent.Semaphore.acquire:1;App.limited:11";
  static final String EVENT_LOOP =
      ";App.channelRead:12;io.netty.channel.nio.NioEventLoop.run:1;java.lang.Thread.run:1";
  static final String SLEEP_IN_LOOP = "-;java.lang.Thread.sleep:native" + EVENT_LOOP;
  static final String RESULT_IN_LOOP =
      "-;jdk.internal.misc.Unsafe.park:native;java.util.concurrent.CompletableFuture.get:1"
          + EVENT_LOOP;
  static final String SELECT =
      "-;sun.nio.ch.EPoll.wait:native;sun.nio.ch.SelectorImpl.select:1;"
          + "io.netty.channel.nio.NioEventLoop.run:2;java.lang.Thread.run:1";
  static final String FAIR =
      "java.util.concurrent.locks.ReentrantLock$FairSync;jdk.internal.misc.Unsafe.park:native;"
          + "java.util.concurrent.locks.ReentrantLock.lock:2;App.turn:14";
  static final String SOCKET =
      "-;java.lang.VirtualThread.park:1;java.util.concurrent.locks.LockSupport.park:2;"
          + "sun.nio.ch.Poller.poll:3;sun.nio.ch.NioSocketImpl.park:4;App.ask:13;"
          + "java.lang.VirtualThread.run:1";
  static final String MOUNTS =
      "java.lang.VirtualThread;jdk.internal.vm.Continuation.run:251;"
          + "java.lang.VirtualThread.runContinuation:245;"
          + "java.util.concurrent.ForkJoinTask$RunnableExecuteAction.exec:1423"
          + TASK;
  static final String PACKS =
      "+;java.util.zip.Deflater.deflateBytesBytes:native;App.pack:30;java.lang.Thread.run:1";
  static final String DEEP =
      "+"
          + String.join(
              "", Collections.nCopies(48, ";java.util.Collections$UnmodifiableMap.get:1"));
  static final String TIMER =
      "+;App.tick:31;io.netty.util.concurrent.ScheduledFutureTask.run:1;java.lang.Thread.run:1";
  static final String CLOCK_IN_TIMER = TIMER.replace("+;", "+;java.lang.System.nanoTime:native;");
  static final List<String> STACKS =
      List.of(
          TIMER,
          CLOCK_IN_TIMER,
          PACKS,
          DEEP,
          MOUNTS,
          SLEEP,
          JOIN,
          LOCK,
          NO_TASK,
          LATCH,
          POOL_JOIN,
          NAP,
          SLEEP_IN_EXECUTOR,
          COLLECTS,
          PERMIT,
          SLEEP_IN_LOOP,
          RESULT_IN_LOOP,
          SELECT,
          SOCKET,
          FAIR,
          CONNECTION,
          OWN_QUEUE,
          ELEMENT,
          AT_ONCE,
          SUBMITTED_AT_ONCE,
          STREAM,
          SPLIT,
          POLL,
          RESULT_IN_EXECUTOR);

  final MomentFold fold = new MomentFold();
  final Moments moments = new Moments();
  final MethodTallies methods = new MethodTallies();
  long ready = -1;
  @Nullable Long samplePeriod;
  String releases = "";
  String sources = "";
  String handOvers = "";
  @Nullable String polls = "";

  /**
   * @param state of each thread: code, number of its stack or -1, number of the owner of its lock
   *     or -1
   */
  void look(int[]... state) {
    StringBuilder data = new StringBuilder();
    for (int look = 0; look < LOOKS; look++) {
      put(data, look == 0 ? 0 : (int) (BETWEEN / 1_000));
      put(data, look == 0 ? state.length : 0);
      for (int i = 0; look == 0 && i < state.length; i++) {
        put(data, i);
        put(data, state[i][0]);
        put(data, state[i][1] + 1);
        put(data, state[i][2] + 1);
      }
    }
    finish(data);
  }

  /**
   * @param one state of the first thread in each other look
   * @param other its state in the rest
   */
  void lookInTurns(int[] one, int[] other) {
    lookInTurns(2, one, other);
  }

  /**
   * @param one state of the first thread in each look of so many
   * @param other its state in the rest
   */
  void lookInTurns(int each, int[] one, int[] other) {
    StringBuilder data = new StringBuilder();
    for (int look = 0; look < LOOKS; look++) {
      int[] state = look % each == 0 ? one : other;
      put(data, look == 0 ? 0 : (int) (BETWEEN / 1_000));
      put(data, 1);
      put(data, 0);
      put(data, state[0]);
      put(data, state[1] + 1);
      put(data, state[2] + 1);
    }
    finish(data);
  }

  private void finish(StringBuilder data) {
    String stacks = String.join("\n", STACKS) + "\n";
    fold.add(
        new LookBlock(
            0, LOOKS, THREADS, stacks, releases, sources, handOvers, polls, data.toString()),
        1,
        0,
        ready);
    fold.finish(moments, methods, new Timeline(List.of()), samplePeriod, CPUS);
  }

  static int[] does(int code) {
    return new int[] {code, -1, -1};
  }

  static int[] does(int code, String stack) {
    return new int[] {code, STACKS.indexOf(stack), -1};
  }

  static int[] waitsFor(int owner) {
    return new int[] {BLOCKED, STACKS.indexOf(LOCK), owner};
  }

  private static void put(StringBuilder text, int number) {
    int rest = number;
    while (rest >= 64) {
      text.append((char) (64 | rest & 63));
      rest >>>= 6;
    }
    text.append((char) rest);
  }

  /** Share of the time, by activity and by who has it. */
  Map<String, Double> shares() {
    return moments.boxes().entrySet().stream()
        .collect(
            Collectors.toMap(
                entry ->
                    entry.getKey().doing()
                        + " "
                        + (entry.getKey().pool() == 0
                            ? entry.getKey().group()
                            : "pool " + entry.getKey().pool()),
                entry -> entry.getValue().height() / WALL,
                Double::sum));
  }

  BoxTally only() {
    assertThat(moments.boxes()).hasSize(1);
    return moments.boxes().values().iterator().next();
  }

  MomentTotals totals() {
    return moments.totals().get(Timeline.OUTSIDE);
  }

  void assertUnused(Unused why, double share) {
    assertThat(totals().unused().keySet()).containsExactly(why);
    assertThat(totals().unused().get(why) / (CPUS * WALL)).isCloseTo(share, within(1e-9));
  }
}
