package io.fjprobe.analyzer.scale.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pools of the JDKs differ in whom they help, whom they wake, and whom they replace. */
class PoolPolicyTest {

  @ParameterizedTest
  @CsvSource({"8,8", "9,11", "11,11", "16,11", "17,17", "18,17", "19,21", "21,21", "28,21"})
  void aReleaseHasThePoolOfAnother(int feature, int like) {
    assertThat(PoolPolicy.of(feature)).isSameAs(PoolPolicy.of(like));
  }

  /**
   * 1 forks tasks of 10 and joins them in the order of its forks. Another worker has stolen the
   * first one, and has none queued: there is nobody to help.
   */
  private static GraphOfTest inForkOrder() {
    GraphOfTest graph = new GraphOfTest();
    GraphOfTest.Builder root = graph.task(1);
    for (int i = 2; i < 12; i++) {
      root.forks(i, 0);
      graph.leaf(i, 10);
    }
    for (int i = 2; i < 12; i++) {
      root.joins(i, 1);
    }
    return root.ends(1);
  }

  @Test
  void onlyJdk8ReplacesABlockedWorkerWhileOthersAreActive() {
    // the forker blocks in the join of 2 from 1 until 10, and so on: a spare worker runs tasks
    assertThat(inForkOrder().run(2, PoolPolicy.JDK_8)).isLessThan(65);
    assertThat(inForkOrder().run(2, PoolPolicy.JDK_11)).isGreaterThan(85);
    assertThat(inForkOrder().run(2, PoolPolicy.JDK_21)).isGreaterThan(85);
  }

  /**
   * 1 forks 2, which is stolen and forks 3, which is stolen by a third worker and forks 4. Then 1
   * waits for 2, which computes, and 4 is in the queue of the third worker.
   */
  private static GraphOfTest chainOfThieves() {
    return new GraphOfTest()
        .leaf(4, 30)
        .task(3)
        .forks(4, 0)
        .joins(4, 40)
        .ends(41)
        .task(2)
        .forks(3, 0)
        .joins(3, 60)
        .ends(60)
        .task(1)
        .forks(2, 0)
        .joins(2, 5)
        .ends(6);
  }

  @Test
  void joinersHelpThievesOfThievesFrom17On() {
    // the first worker runs 4 from 5 to 35, or the third one does from 40 to 70
    assertThat(chainOfThieves().run(3, PoolPolicy.JDK_21)).isEqualTo(60 + 1);
    assertThat(chainOfThieves().run(3, PoolPolicy.JDK_17)).isEqualTo(60 + 1);
    assertThat(chainOfThieves().run(3, PoolPolicy.JDK_11)).isEqualTo(71 + 1);
    assertThat(chainOfThieves().run(3, PoolPolicy.JDK_8)).isEqualTo(71 + 1);
  }

  @Test
  void on8AJoinerFollowsWhatItsThievesJoin() {
    // 2 waits as well, for 3: the first worker follows to the third one, and runs 4 from 5 on
    GraphOfTest waiting =
        new GraphOfTest()
            .leaf(4, 30)
            .leaf(5, 30)
            .task(3)
            .forks(4, 0)
            .forks(5, 0)
            .joins(5, 40)
            .joins(4, 40)
            .ends(41)
            .task(2)
            .forks(3, 0)
            .joins(3, 2)
            .ends(3)
            .task(1)
            .forks(2, 0)
            .joins(2, 5)
            .ends(6);
    assertThat(waiting.run(3, PoolPolicy.JDK_8)).isEqualTo(41 + 1 + 1);
    assertThat(waiting.run(3, PoolPolicy.JDK_11)).isGreaterThan(60);
  }

  @Test
  void aCompleterIsHelpedInTheQueuesOfOthersExceptOn11() {
    // 1 waits for completer 2. The worker that runs 2 forks 3 and 4, which arrive at it
    GraphOfTest graph =
        new GraphOfTest()
            .task(3)
            .does(EdgeKind.ARRIVE, 2, 20)
            .ends(20)
            .task(4)
            .does(EdgeKind.ARRIVE, 2, 20)
            .ends(20)
            .task(2)
            .does(EdgeKind.COMPLETER, 3, 2)
            .does(EdgeKind.COMPLETER, 4, 2)
            .forks(3, 0)
            .forks(4, 0)
            .ends(30)
            .task(1)
            .forks(2, 0)
            .joins(2, 5)
            .ends(6);
    assertThat(graph.run(2, PoolPolicy.JDK_17)).isEqualTo(5 + 20 + 20 + 1);
    assertThat(graph.run(2, PoolPolicy.JDK_11)).isGreaterThan(46);
  }

  /**
   * Operation 1 has three tasks that wait and tell the pool, so that a pool of two gets a spare
   * worker. Operation 10 has two of them, and one that computes.
   */
  private static TaskGraph twoOperations() {
    GraphOfTest graph = new GraphOfTest();
    for (int waiting : new int[] {2, 3, 4, 12, 13}) {
      graph.task(waiting).endsAs(1, 50);
    }
    graph.leaf(11, 60);
    for (int root : new int[] {1, 10}) {
      GraphOfTest.Builder task = graph.task(root);
      for (int i = 1; i <= 3; i++) {
        task.forks(root + i, 0);
      }
      for (int i = 3; i >= 1; i--) {
        task.joins(root + i, 0);
      }
      task.ends(1);
    }
    return GraphChange.managed(BitSet.valueOf(new long[] {0b10})).of(graph.build());
  }

  private static double secondOperation(PoolPolicy policy) {
    Simulation pool = Simulation.of(twoOperations(), PoolCosts.NONE, policy, 2, 0);
    assertThat(pool.run(1)).isEqualTo(51);
    return pool.run(10);
  }

  @Test
  void spareWorkersAreThereForTheNextOperation() {
    PoolPolicy forgets = new PoolPolicy(1, true, false, false, false, true);
    assertThat(secondOperation(PoolPolicy.JDK_11)).isEqualTo(61);
    assertThat(secondOperation(PoolPolicy.JDK_21)).isEqualTo(61);
    assertThat(secondOperation(forgets)).isEqualTo(101);
  }
}
