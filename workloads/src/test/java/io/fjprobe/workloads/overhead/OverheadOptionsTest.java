package io.fjprobe.workloads.overhead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.fork.StandInWorkload;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.workload.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OverheadOptionsTest {
  private static final List<Workload> WORKLOADS =
      List.of(
          withModes("first"),
          new StandInWorkload("fib", 8),
          withModes("trig"),
          withModes("unmanaged-block-long"));

  private static Workload withModes(String name) {
    return new StandInWorkload(name, 8, "first", "fresh", "inpool");
  }

  @TempDir Path directory;
  private Path jar;

  /** The agent, which is empty, and its settings; returns where the workloads would be. */
  static Path distribution(Path directory) throws IOException {
    Files.writeString(directory.resolve("fjprobe.jar"), "");
    Files.writeString(directory.resolve("fjprobe.jfc"), "<configuration version=\"2.0\"/>\n");
    return directory.resolve("workloads.jar");
  }

  static OverheadOptions options(Path jar, String namedJdks, String... words)
      throws UsageException {
    return new OverheadOptions(OverheadOptions.SYNTAX.parse(words), WORKLOADS, jar, namedJdks);
  }

  @BeforeEach
  void distribution() throws IOException {
    jar = distribution(directory);
  }

  @Test
  void hasDefaults() throws UsageException {
    OverheadOptions options = options(jar, null);
    assertThat(options.jdks).singleElement().extracting(jdk -> jdk.home).isEqualTo(home());
    assertThat(options.loads)
        .extracting(load -> load.title)
        .containsExactly("fib", "trig:fresh", "trig:inpool");
    assertThat(options.variants).containsExactly(Variant.values());
    assertThat(options.pairs).isEqualTo(11);
    assertThat(options.warmUps).isEqualTo(6);
    assertThat(options.agent).isEqualTo(directory.resolve("fjprobe.jar"));
  }

  @Test
  void looksJdksUpByTheirNumber() throws UsageException {
    OverheadOptions options = options(jar, "8=/nosuch,17=" + home(), "--jdks=9=" + home() + ",17");
    assertThat(options.jdks).extracting(jdk -> jdk.feature).containsExactly("9", "17");
    assertThat(options.jdks).extracting(jdk -> jdk.home).containsOnly(home());
  }

  @Test
  void runsAFixedNumberOfOperationsInAMode() throws UsageException {
    assertThat(options(jar, null).loads.get(2).words(3))
        .containsExactly(
            "trig",
            "--mode=inpool",
            "--warmup-iterations=3",
            "--iterations=2",
            "--operations=16000");
    assertThat(options(jar, null, "--operations=7").loads.get(0).words(3))
        .endsWith("--operations=7");
  }

  @Test
  void needsNoAgentToCompareWithoutIt() throws Exception {
    Files.delete(directory.resolve("fjprobe.jar"));
    assertThat(options(jar, null, "--variants=plain,jfr").variants).hasSize(2);
    assertThatThrownBy(() -> options(jar, null, "--variants=jfr,full"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("no file ")
        .hasMessageContaining("fjprobe.jar");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          --pairs=2                | --pairs=2 is not possible
          --variants=jfr           | --variants=jfr compares nothing
          --variants=plain,default | compares nothing; each variant is compared to jfr
          --variants=jfr,fast      | unknown variant fast; there are plain, jfr, counters, default
          --variants=jfr,plain,jfr | --variants has jfr twice
          --workloads=nosuch       | unknown workload nosuch; there are first, fib
          --workloads=fib:fast     | fib has no modes
          --workloads=trig:fast    | --mode=fast is not possible
          --jdks=99                | no JDK 99 found; a bare number is looked up in FJPROBE_JDKS and in
          --jdks=17=/no/such       | no bin/java in /no/such
          --jdks=new               | 'new' names no JDK
          --jdks=17,17             | JDK 17 twice
          --agent=/no/fjprobe.jar  | no file /no/fjprobe.jfc
          --parallelism=3          | unknown option --parallelism; overhead takes --jdks
          fib                      | overhead takes only options; write --workloads=fib
          """)
  void refuses(String word, String message) {
    assertThatThrownBy(() -> options(jar, null, word))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(message);
  }

  private static Path home() {
    return Path.of(System.getProperty("java.home"));
  }
}
