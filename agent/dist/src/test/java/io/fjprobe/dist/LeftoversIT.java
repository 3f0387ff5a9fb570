package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.attach.AttachedMain;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.RunningJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** What a JVM that was killed leaves in the temporary folder is removed by the next one. */
class LeftoversIT {

  private static final Path CLASSES = Path.of("target", "test-classes").toAbsolutePath();
  private static final long LONG_AGO_MILLIS = 600_000;

  @TempDir Path directory;

  private RunningJvm start(Jdk jdk) {
    RunningJvm jvm =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-Djava.io.tmpdir=" + directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=%p.jfr")
            .main(AttachedMain.class, CLASSES, AgentRun.WORKLOADS)
            .start();
    jvm.expect("ready");
    return jvm;
  }

  private List<Path> jars() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".jar")).toList();
    }
  }

  @AnyJdk
  void ofAProcessThatWasKilled(Jdk jdk) throws Exception {
    RunningJvm killed = start(jdk);
    Path left = jars().get(0);
    Files.setLastModifiedTime(
        left, FileTime.fromMillis(System.currentTimeMillis() - LONG_AGO_MILLIS));
    try (RunningJvm other = start(jdk)) {
      assertThat(jars()).as("the process lives").hasSize(2).contains(left);
      killed.close();
      ProcessHandle.of(Long.parseLong(killed.pid())).ifPresent(each -> each.onExit().join());
      try (RunningJvm next = start(jdk)) {
        assertThat(jars()).as("one for each that lives").hasSize(2).doesNotContain(left);
        assertThat(next.exit("exit")).isZero();
      }
      assertThat(other.exit("exit")).isZero();
    }
    assertThat(jars()).isEmpty();
  }
}
