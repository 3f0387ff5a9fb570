package io.fjprobe.analyzer.scale.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** What a program could do otherwise takes as long as can be worked out by hand. */
class GraphChangeTest {

  private static final BitSet OTHER = BitSet.valueOf(new long[] {0b10});

  /** Task 1 forks 2 and 3 of another class, which take 10 each, and takes 4 itself. */
  private static GraphOfTest two() {
    GraphOfTest graph = new GraphOfTest();
    graph.task(2).endsAs(1, 10);
    graph.task(3).endsAs(1, 10);
    return graph.task(1).forks(2, 1).forks(3, 2).joins(3, 3).joins(2, 3).ends(4);
  }

  @Test
  void tasksOfAClassTakeAnotherTime() {
    assertThat(two().run(1)).isEqualTo(24);
    assertThat(two().run(1, GraphChange.time(OTHER, 0.5))).isEqualTo(14);
    assertThat(two().run(1, GraphChange.time(BitSet.valueOf(new long[] {1}), 3)))
        .isEqualTo(20 + 12);
    assertThat(two().run(2, GraphChange.time(OTHER, 2))).isEqualTo(3 + 20 + 1);
  }

  @Test
  void theGraphThatIsAskedAboutStaysAsItIs() {
    GraphOfTest graph = two();
    graph.run(1, GraphChange.time(OTHER, 0.5));
    graph.run(1, GraphChange.withoutForksBelow(100));
    graph.run(2, GraphChange.reversedJoins());
    graph.run(2, GraphChange.managed(OTHER));
    assertThat(graph.run(1)).isEqualTo(24);
    assertThat(graph.run(2)).isEqualTo(3 + 10 + 1);
  }

  @Test
  void forksTogetherWithTheirForkPointMoveIfATaskTakesAnotherTime() {
    GraphOfTest graph = new GraphOfTest();
    graph.task(2).endsAs(0, 10);
    graph.task(1).forks(2, 8).joins(2, 9).endsAs(1, 9);
    // forked at 4, and stolen
    assertThat(graph.run(2, GraphChange.time(OTHER, 0.5))).isEqualTo(14);
  }

  @Test
  void completionsOfAClassTakeAnotherTime() {
    GraphOfTest graph = new GraphOfTest();
    graph
        .task(3)
        .does(EdgeKind.ARRIVE, 2, 10)
        .does(EdgeKind.COMPLETION, 2, 8)
        .ends(10)
        .task(2)
        .does(EdgeKind.COMPLETER, 3, 2)
        .forks(3, 0)
        .endsAs(1, 0);
    graph.task(1).forks(2, 0).joins(2, 0).ends(0);
    assertThat(graph.run(1)).isEqualTo(18);
    assertThat(graph.run(1, GraphChange.time(OTHER, 0.25))).isEqualTo(12);
    assertThat(graph.run(1)).isEqualTo(18);
  }

  @Test
  void smallTasksAreRunAtOnce() {
    // 2 takes 10 itself, and 15 with 3 that it forks
    GraphOfTest graph =
        new GraphOfTest()
            .leaf(3, 5)
            .task(2)
            .forks(3, 0)
            .joins(3, 10)
            .ends(10)
            .task(1)
            .forks(2, 0)
            .joins(2, 20)
            .ends(20);
    assertThat(graph.run(3)).isEqualTo(20);
    assertThat(graph.run(3, GraphChange.withoutForksBelow(5))).isEqualTo(20);
    assertThat(graph.run(3, GraphChange.withoutForksBelow(6))).isEqualTo(20);
    assertThat(graph.run(3, GraphChange.withoutForksBelow(15))).isEqualTo(20);
    assertThat(graph.run(3, GraphChange.withoutForksBelow(15.1))).isEqualTo(35);
  }

  @Test
  void joinsThatFollowEachOtherAreTurnedAround() {
    // 2 is stolen at once, and takes 100: who joins it first runs nothing meanwhile
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
            .joins(3, 1)
            .joins(4, 2)
            .ends(2);
    assertThat(graph.run(2)).isGreaterThanOrEqualTo(140);
    assertThat(graph.run(2, GraphChange.reversedJoins())).isCloseTo(101, within(2.0));
  }

  @Test
  void joinsWithSomethingBetweenThemStayWhereTheyAre() {
    GraphOfTest graph =
        new GraphOfTest()
            .leaf(2, 10)
            .leaf(3, 10)
            .task(1)
            .forks(2, 0)
            .joins(2, 0)
            .forks(3, 0)
            .joins(3, 0)
            .ends(1);
    assertThat(graph.run(2, GraphChange.reversedJoins())).isEqualTo(21);
  }

  @Test
  void aPoolReplacesTheLastWorkerThatTellsThatItWaits() {
    assertThat(two().run(1, GraphChange.managed(OTHER))).isLessThan(24).isGreaterThanOrEqualTo(14);
    assertThat(two().run(1, GraphChange.managed(new BitSet()))).isEqualTo(24);
  }
}
