package io.fjprobe.analyzer.scale.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The longest path is what an operation takes with a thread for each task. */
class LongestPathTest {

  private static final PoolCosts COSTS = new PoolCosts(3, 100, 1_000);

  static LongStream seeds() {
    return LongStream.range(0, 200);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void itIsFoundWithAndWithoutCosts(long seed) {
    RandomGraph random = new RandomGraph(new Random(seed));
    assertThat(random.graph().longestPath(PoolCosts.NONE)).isEqualTo(random.span());
    assertThat(random.graph().longestPath(COSTS)).isEqualTo(random.graph().runUnlimited(COSTS));
  }

  @Test
  void eachForkAndEachJoinThatWaitsCosts() {
    GraphOfTest awaited =
        new GraphOfTest().leaf(2, 500).task(1).forks(2, 5).joins(2, 200).ends(201);
    assertThat(awaited.longestPath(COSTS)).isEqualTo(5 + 103 + 500 + 1_000 + 1);
    GraphOfTest over = new GraphOfTest().leaf(2, 50).task(1).forks(2, 5).joins(2, 200).ends(201);
    assertThat(over.longestPath(COSTS)).isEqualTo(201);
  }

  @Test
  void aCompleterIsCompleteWithTheLastOfThoseThatArrive() {
    GraphOfTest graph =
        new GraphOfTest()
            .task(3)
            .does(EdgeKind.ARRIVE, 3, 30)
            .does(EdgeKind.COMPLETION, 2, 7)
            .ends(30)
            .task(4)
            .does(EdgeKind.ARRIVE, 4, 20)
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
    assertThat(graph.longestPath(PoolCosts.NONE)).isEqualTo(30 + 7 + 3);
    assertThat(graph.runUnlimited(PoolCosts.NONE)).isEqualTo(30 + 7 + 3);
  }

  /** As in Arrays.parallelSort. */
  @Test
  void aCompleterThatNeverRunsMayBeTheLastOne() {
    int completer = 100_000;
    GraphOfTest graph =
        new GraphOfTest()
            .task(2)
            .does(EdgeKind.COMPLETER, 2, completer)
            .does(EdgeKind.ARRIVE, completer, 30)
            .ends(30)
            .task(1)
            .forks(2, 0)
            .joins(completer, 1)
            .ends(3);
    assertThat(graph.longestPath(PoolCosts.NONE)).isEqualTo(30 + 2);
    assertThat(graph.runUnlimited(PoolCosts.NONE)).isEqualTo(30 + 2);
  }

  @Test
  void whatIsInvokedAndWhatIsQuiescedComeInTurn() {
    GraphOfTest graph =
        new GraphOfTest()
            .leaf(2, 10)
            .leaf(3, 30)
            .task(1)
            .forks(3, 0)
            .does(EdgeKind.INVOKE, 2, 5)
            .does(EdgeKind.QUIESCE, 1, 6)
            .ends(8);
    assertThat(graph.longestPath(PoolCosts.NONE)).isEqualTo(32);
    assertThat(graph.runUnlimited(PoolCosts.NONE)).isEqualTo(32);
  }

  /** 2 joins 3, which 1 forks later: who goes into each task at its fork doesn't know it yet. */
  @Test
  void aJoinOfATaskThatComesLaterIsNotKnown() {
    GraphOfTest graph =
        new GraphOfTest()
            .task(2)
            .joins(3, 1)
            .ends(2)
            .leaf(3, 50)
            .task(1)
            .forks(2, 0)
            .forks(3, 10)
            .joins(2, 10)
            .ends(10);
    assertThat(graph.longestPath(PoolCosts.NONE)).isEqualTo(-1);
    assertThat(graph.runUnlimited(PoolCosts.NONE)).isEqualTo(10 + 50 + 1);
    Spans spans = new Spans(graph.build(), PoolCosts.NONE);
    assertThat(spans.of(1)).isEqualTo(10 + 50 + 1);
    assertThat(spans.work()).isEqualTo(10 + 50 + 2);
  }

  /** A task of another operation, which came before, is over. */
  @Test
  void operationsFollowEachOther() {
    GraphOfTest graph =
        new GraphOfTest().leaf(1, 100).task(5).forks(6, 1).joins(1, 2).joins(6, 3).ends(4);
    TaskGraph built = graph.leaf(6, 10).build();
    LongestPath path = new LongestPath(built, PoolCosts.NONE);
    assertThat(path.of(1)).isEqualTo(100);
    assertThat(path.of(5)).isEqualTo(12);
    assertThat(path.work()).isEqualTo(14);
  }
}
