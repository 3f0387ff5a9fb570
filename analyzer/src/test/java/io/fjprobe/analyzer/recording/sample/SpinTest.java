package io.fjprobe.analyzer.recording.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.stack.Stacks;
import org.junit.jupiter.api.Test;

class SpinTest {

  private static final String JUC = "java.util.concurrent.";
  private static final String RUNS = JUC + "ForkJoinTask.doExec";

  private static String lines(String... topToBottom) {
    return Spin.lines(Stacks.of(topToBottom));
  }

  @Test
  void userCodeThatYieldsOrSpins() {
    assertThat(lines("java.lang.Thread.yield0", "java.lang.Thread.yield", "app.Wait.spin", RUNS))
        .isEqualTo("app.Wait.spin:" + Stacks.LINE);
    assertThat(lines("java.lang.Thread.onSpinWait", "app.Wait.spin", RUNS)).isNotNull();
  }

  @Test
  void aQueueThatIsAskedAgainAndAgain() {
    assertThat(lines("org.jctools.queues.MpscArrayQueue.relaxedPoll", "app.Lane.count", RUNS))
        .isEqualTo("app.Lane.count:" + Stacks.LINE);
    assertThat(lines(JUC + "ConcurrentLinkedQueue.isEmpty", "app.Lane.count", RUNS)).isNotNull();
    assertThat(lines(JUC + "ConcurrentLinkedQueue.offer", "app.Lane.count", RUNS)).isNull();
    assertThat(lines("app.Survey.poll", "app.Lane.count", RUNS)).as("no queue").isNull();
    assertThat(lines(JUC + "LinkedBlockingQueue.poll", JUC + "ThreadPoolExecutor.getTask"))
        .as("an executor")
        .isNull();
  }

  @Test
  void whatThePoolOrTheJdkDoesIsNoWait() {
    assertThat(
            lines("java.lang.Thread.yield", JUC + "ForkJoinPool.awaitWork", JUC + "ForkJoinPool.x"))
        .isNull();
    assertThat(lines("java.lang.Thread.onSpinWait", JUC + "SynchronousQueue.take", "app.Job.run"))
        .isNull();
  }

  @Test
  void whatElseRunsIsNoWait() {
    assertThat(lines("app.Wait.spin", "java.lang.Thread.run")).isNull();
    assertThat(lines("java.lang.Thread.currentThread", "app.Wait.spin")).isNull();
    assertThat(lines("java.lang.Math.abs", "java.lang.Thread.yield", "app.Wait.spin")).isNull();
  }
}
