package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fjprobe.dist.application.DeepRecursion;
import io.fjprobe.dist.application.HeapExhausted;
import io.fjprobe.dist.application.LostWorkers;
import io.fjprobe.dist.application.ShutdownUnderLoad;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** Applications in trouble of their own: the agent makes it neither worse nor different. */
class FailingApplicationIT {

  @TempDir Path directory;

  private ForkedJvm jvm(Jdk jdk, Class<?> program, String... jvmArguments) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments(jvmArguments)
        .main(program, MixedRun.PROGRAMS);
  }

  private ForkedJvm observed(Jdk jdk, Class<?> program, String... jvmArguments) {
    return jvm(jdk, program, jvmArguments)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=level=full,file=failing.jfr");
  }

  @AnyJdk
  void heapThatIsExhausted(Jdk jdk) {
    String[] small = {"-Xmx64m", "-XX:+UseSerialGC"};

    ForkedJvm.Result plain = jvm(jdk, HeapExhausted.class, small).run().expectSuccess();
    ForkedJvm.Result observed = observed(jdk, HeapExhausted.class, small).run().expectSuccess();

    assertThat(observed.out())
        .isEqualTo(plain.out())
        .contains("greedy task: java.lang.OutOfMemoryError: Java heap space\n")
        .endsWith("verified\n");
  }

  @AnyJdk
  void recursionThatIsDeep(Jdk jdk) {
    for (int level = 0; level < 2; level++) {
      ForkedJvm jvm =
          level == 0
              ? jvm(jdk, DeepRecursion.class, "-Xss900m")
              : observed(jdk, DeepRecursion.class, "-Xss900m");
      assertThat(jvm.arguments("100000").run().expectSuccess().out())
          .isEqualTo("FORK_JOIN depth 100000\nINVOKE depth 100000\nINVOKE_ALL depth 100000\n");
    }
    assertNothingSuppressed();
  }

  @SomeJdks
  void stackThatOverflows(Jdk jdk) {
    assumeTrue(jdk.feature() >= 17, "older pools may hang then, with and without an agent");
    String overflow = "stack overflow\ndepth 100\n";

    ForkedJvm.Result observed =
        observed(jdk, DeepRecursion.class, "-Xss1m").arguments("overflow").run();

    assertThat(observed.expectSuccess().out()).isEqualTo(overflow.repeat(3));
  }

  @AnyJdk
  void workersThatAreLost(Jdk jdk) {
    assertThat(observed(jdk, LostWorkers.class).run().expectSuccess().out())
        .isEqualTo("verified\n");
    assertNothingSuppressed();
    assertAllEnded(0);
  }

  @AnyJdk
  void poolsThatAreShutDownUnderLoad(Jdk jdk) {
    String said = observed(jdk, ShutdownUnderLoad.class).run().expectSuccess().out();
    Matcher verified = Pattern.compile("never terminated: (\\d+), verified\n").matcher(said);
    assertThat(verified.matches()).as(said).isTrue();
    assertNothingSuppressed();
    assertAllEnded(Integer.parseInt(verified.group(1)));
  }

  private List<RecordedEvent> events(String name) {
    return AgentRun.read(directory.resolve("failing.jfr")).stream()
        .filter(e -> e.getEventType().getName().equals(name))
        .toList();
  }

  private void assertNothingSuppressed() {
    RecordedEvent last = Events.last(events("fjprobe.AgentState"));
    assertThat(last.getInt("suppressedErrors")).as(last.getString("firstError")).isZero();
  }

  /**
   * @param neverTerminated pools that the JDK does not call terminated although their workers ended
   */
  private void assertAllEnded(int neverTerminated) {
    Map<Integer, RecordedEvent> last = new TreeMap<>();
    for (RecordedEvent each : events("fjprobe.PoolStatistics")) {
      if (each.getString("poolKind").equals("custom")) {
        last.put(each.getInt("poolId"), each);
      }
    }
    assertThat(last).isNotEmpty();
    assertThat(last.values())
        .allSatisfy(
            pool -> {
              assertThat(pool.getInt("workersEnded")).isEqualTo(pool.getInt("workersStarted"));
              assertThat(pool.getLong("forks")).isNotNegative();
              assertThat(pool.getLong("submissions")).isPositive();
            });
    assertThat(last.values().stream().filter(pool -> !hasEnded(pool))).hasSize(neverTerminated);
    assertThat(events("fjprobe.PoolEnd")).hasSize(last.size() - neverTerminated);
  }

  private static boolean hasEnded(RecordedEvent pool) {
    return pool.getString("trigger").equals("pool end");
  }
}
