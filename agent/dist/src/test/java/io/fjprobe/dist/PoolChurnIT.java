package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.PoolChurn;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;

/** Pools that come and go leave nothing behind in the agent, whether shut down or forgotten. */
class PoolChurnIT {

  private static final int POOLS = 3000;

  /** At most those since the last look at which of them are gone; see PoolChurn and PoolLife. */
  private static final int KEPT_MEANWHILE = 800;

  /** The last one and the common one. */
  private static final int KEPT = 2;

  @TempDir Path directory;

  @AnyJdk
  void forgottenPoolsAreForgotten(Jdk jdk) {
    String out =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-Xmx64m", "-XX:+UseSerialGC")
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=churn.jfr")
            .main(PoolChurn.class, MixedRun.PROGRAMS)
            .arguments(String.valueOf(POOLS))
            .run()
            .expectSuccess()
            .out();

    Matcher sizes = Pattern.compile("largest=(\\d+) last=(\\d+)").matcher(out);
    assertThat(sizes.find()).as(out).isTrue();
    assertThat(Integer.parseInt(sizes.group(1))).isBetween(1, KEPT_MEANWHILE);
    assertThat(Integer.parseInt(sizes.group(2))).isBetween(1, KEPT);
  }
}
