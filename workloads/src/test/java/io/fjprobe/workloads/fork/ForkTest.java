package io.fjprobe.workloads.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.launch.JavaHome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForkTest {
  private static final String JAVA = JavaHome.own().java();

  @TempDir Path directory;

  @Test
  void endsWell() throws Exception {
    Fork.run(List.of(JAVA, "-version"), directory, directory.resolve("output.txt"), 60_000);
    assertThat(directory.resolve("output.txt")).content().contains("version");
  }

  @Test
  void namesAFailureByItsLastWords() {
    assertThatThrownBy(
            () ->
                Fork.run(
                    List.of(JAVA, "-nosuch"), directory, directory.resolve("output.txt"), 60_000))
        .isInstanceOf(ForkFailure.class)
        .hasMessageStartingWith("exit code 1")
        .hasMessageContaining("-nosuch");
  }

  @Test
  void endsWhatHangs() {
    List<String> sleeper =
        List.of(
            JAVA,
            "-cp",
            Path.of("target/test-classes").toAbsolutePath().toString(),
            Sleeper.class.getName());
    assertThatThrownBy(() -> Fork.run(sleeper, directory, directory.resolve("output.txt"), 1))
        .isInstanceOf(ForkFailure.class)
        .hasMessageStartingWith("still running after 1 ms");
    assertThat(ProcessHandle.current().children()).isEmpty();
  }

  /** Ends by force only. */
  static final class Sleeper {
    public static void main(String[] args) throws InterruptedException {
      Thread.sleep(Long.MAX_VALUE);
    }
  }
}
