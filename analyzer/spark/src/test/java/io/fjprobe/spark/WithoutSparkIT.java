package io.fjprobe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdks;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WithoutSparkIT {

  @Test
  void javaAloneIsToldWhatToRunInstead(@TempDir Path directory) {
    Path jar = AgentRun.DISTRIBUTION.resolve("fjprobe-spark.jar");
    ForkedJvm.Result run = new ForkedJvm(Jdks.own(), directory).jar(jar).run().expectExit(2);
    assertThat(run.err())
        .startsWith("fjprobe-spark: Apache Spark is not on the class path")
        .contains("spark-submit fjprobe-spark.jar")
        .doesNotContain("\tat ");
  }
}
