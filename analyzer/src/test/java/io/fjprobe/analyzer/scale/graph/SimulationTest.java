package io.fjprobe.analyzer.scale.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The simulated pool takes as long as can be worked out by hand. */
class SimulationTest {

  private static final int MANY = 10_000;

  /** Task 1 forks 2 to n + 1 at once, each of which takes 10, and joins the last one first. */
  private static GraphOfTest fan(int n, boolean inForkOrder) {
    GraphOfTest graph = new GraphOfTest();
    GraphOfTest.Builder root = graph.task(1);
    for (int i = 2; i < n + 2; i++) {
      root.forks(i, 0);
      graph.leaf(i, 10);
    }
    for (int i = 0; i < n; i++) {
      root.joins(inForkOrder ? 2 + i : n + 1 - i, 0);
    }
    return root.ends(1);
  }

  @Test
  void workersShareIndependentTasks() {
    assertThat(fan(12, false).run(1)).isEqualTo(121);
    assertThat(fan(12, false).run(2)).isEqualTo(61);
    assertThat(fan(12, false).run(5)).isEqualTo(31); // in three turns
    assertThat(fan(12, false).run(12)).isEqualTo(11);
    assertThat(fan(12, false).run(256)).isEqualTo(11);
  }

  @Test
  void aJoinerRunsTheTaskThatItJoinsWhereverItIs() {
    assertThat(fan(12, true).run(1)).isEqualTo(121);
  }

  @Test
  void whatIsInvokedRunsAtOnceAndIsNotStolen() {
    GraphOfTest graph =
        new GraphOfTest()
            .leaf(2, 10)
            .leaf(3, 30)
            .task(1)
            .forks(3, 0)
            .does(EdgeKind.INVOKE, 2, 5)
            .joins(2, 5)
            .joins(3, 5)
            .ends(6);
    assertThat(graph.run(1)).isEqualTo(46);
    assertThat(graph.run(2)).isEqualTo(31);
    assertThat(graph.run(2, new PoolCosts(0, 1_000, 0))).isEqualTo(46); // nobody is awake in time
  }

  @Test
  void stealsWakeUpsAndEndsOfJoinsTakeTheirTime() {
    GraphOfTest stolen = new GraphOfTest().leaf(2, 10).task(1).forks(2, 0).joins(2, 5).ends(6);
    // wakes up until 100, then steals until 103, and joins 1,000 after the end of the task
    assertThat(stolen.run(1, new PoolCosts(3, 100, 1_000))).isEqualTo(16);
    GraphOfTest awaited =
        new GraphOfTest().leaf(2, 500).task(1).forks(2, 0).joins(2, 200).ends(201);
    assertThat(awaited.run(2, new PoolCosts(3, 100, 1_000))).isEqualTo(100 + 3 + 500 + 1_000 + 1);
  }

  /** Task 2 has queued task 3, and waits for nothing: who waits for 2 can run 3. */
  @Test
  void aJoinerHelpsTheWorkerThatHasItsTask() {
    GraphOfTest graph =
        new GraphOfTest()
            .leaf(3, 20)
            .task(2)
            .forks(3, 10)
            .joins(3, 30)
            .ends(31)
            .task(1)
            .forks(2, 0)
            .joins(2, 15)
            .ends(16);
    assertThat(graph.run(1)).isEqualTo(16 + 31 + 20);
    // the first worker runs 3 from 15 to 35, which the second one waits for from 30
    assertThat(graph.run(2)).isEqualTo(35 + 1 + 1);
  }

  @Test
  void aBlockedWorkerIsReplacedByAnIdleOneOnly() {
    // 2 takes 100, and 1 waits for it from the begin: 3 and 4 are left to one worker of two
    GraphOfTest graph =
        new GraphOfTest()
            .leaf(2, 100)
            .leaf(3, 40)
            .leaf(4, 40)
            .task(1)
            .forks(2, 0)
            .forks(3, 0)
            .forks(4, 0)
            .joins(2, 1)
            .ends(2);
    assertThat(graph.run(1)).isEqualTo(2 + 180);
    assertThat(graph.run(3)).isEqualTo(101);
  }

  @Test
  void theLastWorkerIsReplacedByANewOne() {
    // 1 joins a task that 3, in the queue, ends: with one worker nobody else could
    GraphOfTest graph =
        new GraphOfTest()
            .task(3)
            .does(EdgeKind.END, 2, 10)
            .ends(10)
            .task(1)
            .forks(3, 0)
            .joins(2, 1)
            .ends(2);
    graph.leaf(2, 5); // never forked
    assertThat(graph.run(1)).isEqualTo(12);
  }

  @Test
  void aCompleterIsDoneWhenAllHaveArrived() {
    // 1 joins completer 2, which 2 itself, 3 and 4 arrive at; its completion takes 7
    GraphOfTest graph =
        new GraphOfTest()
            .task(3)
            .does(EdgeKind.ARRIVE, 3, 10)
            .ends(10)
            .task(4)
            .does(EdgeKind.ARRIVE, 4, 20)
            .does(EdgeKind.COMPLETION, 2, 7)
            .ends(20)
            .task(2)
            .does(EdgeKind.COMPLETER, 3, 2)
            .does(EdgeKind.COMPLETER, 4, 2)
            .forks(3, 0)
            .forks(4, 0)
            .does(EdgeKind.ARRIVE, 2, 1)
            .ends(1)
            .task(1)
            .forks(2, 0)
            .joins(2, 0)
            .ends(3);
    assertThat(graph.run(1)).isEqualTo(10 + 20 + 1 + 7 + 3);
    assertThat(graph.run(MANY)).isEqualTo(20 + 7 + 3);
  }

  @Test
  void aThreadThatIsNoWorkerRunsTasksBesidesTheWorkers() {
    GraphOfTest graph =
        new GraphOfTest()
            .leaf(2, 10)
            .leaf(3, 10)
            .task(1)
            .forks(2, 0)
            .forks(3, 0)
            .joins(3, 0)
            .joins(2, 0)
            .ends(1, true);
    assertThat(graph.run(1)).isEqualTo(11);
  }

  @Test
  void whatIsNotRecordedIsLeftOut() {
    GraphOfTest graph = new GraphOfTest().task(1).forks(2, 1).joins(2, 2).joins(99, 3).ends(4);
    assertThat(graph.run(1)).isEqualTo(4);
    assertThat(graph.build().tasks()).isEqualTo(1);
  }

  @Test
  void aTaskInSeveralRecordsIsOne() {
    GraphOfTest graph =
        new GraphOfTest()
            .leaf(2, 10)
            .leaf(3, 10)
            .task(1)
            .forks(2, 1)
            .continues()
            .forks(3, 2)
            .continues()
            .joins(3, 5)
            .joins(2, 5)
            .ends(6);
    assertThat(graph.run(1)).isEqualTo(26);
    assertThat(graph.run(3)).isEqualTo(13); // 3 begins at 2
    assertThat(graph.build().tasks()).isEqualTo(3);
  }

  @Test
  void quiescenceComesAfterAllTasks() {
    GraphOfTest graph =
        new GraphOfTest()
            .leaf(2, 10)
            .leaf(3, 30)
            .task(1)
            .forks(2, 0)
            .forks(3, 0)
            .does(EdgeKind.QUIESCE, 1, 1)
            .ends(2);
    assertThat(graph.run(1)).isEqualTo(42);
    assertThat(graph.run(MANY)).isEqualTo(31);
  }

  static LongStream seeds() {
    return LongStream.range(0, 200);
  }

  /** Random trees of tasks: one worker takes the work, and many take the span. */
  @ParameterizedTest
  @MethodSource("seeds")
  void isBetweenWorkAndSpan(long seed) {
    RandomGraph random = new RandomGraph(new Random(seed));
    double span = random.span();
    double work = random.work();
    double before = work;
    assertThat(random.graph().run(1)).isEqualTo(work);
    assertThat(random.graph().runUnlimited(PoolCosts.NONE)).isEqualTo(span);
    for (int workers : new int[] {2, 3, 8, MANY}) {
      double time = random.graph().run(workers);
      assertThat(time).isBetween(Math.max(span, work / workers), before);
      assertThat(time).isLessThanOrEqualTo(work);
      before = Math.max(time, work / workers + span); // what no greedy pool takes
    }
  }
}
