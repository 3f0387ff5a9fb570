package io.fjprobe.workloads.fork;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.launch.JavaHome;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdksCommandTest {
  @TempDir Path directory;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String named, String... words) {
    Program program = new Program(List.of(), "Main", directory);
    return new JdksCommand(program, named, new PrintStream(out), new PrintStream(err)).run(words);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void listsThoseThatAreNamedAndTheOneThatRunsThis() {
    Path own = JavaHome.own().home;

    assertThat(run("5=" + own)).isZero();
    assertThat(text(out).lines()).startsWith("5=" + own).contains(JavaHome.own().toString());
    assertThat(text(err)).isEmpty();
  }

  @Test
  void saysWhatIsWrong() {
    assertThat(run("5=" + directory)).isEqualTo(2);
    assertThat(text(err)).startsWith("jdks: no bin/java in " + directory);
    assertThat(run(null, "--all")).isEqualTo(2);
    assertThat(text(out)).isEmpty();
  }

  @Test
  void hasHelp() {
    assertThat(run(null, "--help")).isZero();
    assertThat(text(out)).startsWith("usage: java -jar workloads.jar jdks\n");
  }
}
