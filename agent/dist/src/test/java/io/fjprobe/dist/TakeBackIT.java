package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.TakeBack;
import io.fjprobe.dist.law.Facts;
import io.fjprobe.dist.law.Sides;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** Tasks that a program takes out of queues itself are counted, and not taken for run. */
class TakeBackIT {

  @TempDir Path directory;

  @AnyJdk
  void tasksThatAreTakenBack(Jdk jdk) {
    Map<String, RecordedEvent> pools = record(jdk, "default");
    assertThat(pools.get("custom").getLong("takenBackTasks")).isEqualTo(TakeBack.FROM_POOL);
    assertThat(pools.get("common").getLong("takenBackTasks")).isEqualTo(TakeBack.FROM_COMMON_POOL);
    assertThat(pools.get("custom").getLong("tasksRun")).isEqualTo(-1);
  }

  @EachJdk
  void tasksThatAreTakenBackAreNotRunByThePool(Jdk jdk) {
    Map<String, RecordedEvent> pools = record(jdk, "full");
    RecordedEvent pool = pools.get("custom");
    assertThat(pool.getLong("takenBackTasks")).isEqualTo(TakeBack.FROM_POOL);
    assertThat(pool.getLong("tasksRun")).isEqualTo(TakeBack.RUN);
    assertThat(pool.getLong("tasksInvoked")).as("by the worker").isEqualTo(2 + 3);
    assertThat(pools.get("common").getLong("takenBackTasks")).isEqualTo(TakeBack.FROM_COMMON_POOL);
  }

  private Map<String, RecordedEvent> record(Jdk jdk, String level) {
    String options = "=file=back.jfr,strict=true,level=" + level;
    assertThat(
            new ForkedJvm(jdk, directory)
                .jvmArguments(
                    "-javaagent:" + AgentRun.AGENT + options,
                    "-Djava.util.concurrent.ForkJoinPool.common.parallelism=1")
                .main(TakeBack.class, MixedRun.PROGRAMS)
                .run()
                .expectSuccess()
                .out())
        .isEqualTo("verified\n");
    Facts facts = Facts.read(jdk.feature(), directory.resolve("back.jfr"));
    assertThat(facts.troubles()).isEmpty();
    Map<String, RecordedEvent> pools = new TreeMap<>();
    for (int id : facts.poolIds()) {
      RecordedEvent last = facts.last(id, "exit");
      last = last == null ? facts.last(id, "pool end") : last;
      assertThat(Sides.violations(facts.until(last, null))).isEmpty();
      pools.put(last.getString("poolKind"), last);
    }
    return pools;
  }
}
