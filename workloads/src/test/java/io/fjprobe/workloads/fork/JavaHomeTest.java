package io.fjprobe.workloads.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.options.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaHomeTest {
  @TempDir Path directory;
  private InstalledJdks installed;

  @BeforeEach
  void install() throws IOException {
    installed = new InstalledJdks(List.of(directory.resolve("nosuch"), directory.resolve("jvm")));
    home("jvm/eight", "JAVA_VERSION=\"1.8.0_402\"");
    home("jvm/mac/Contents/Home", "JAVA_VERSION=\"98.0.1\"");
    home("jvm/new", "JAVA_VERSION=\"99-ea\"");
    home("jvm/newer", "JAVA_VERSION=\"99.0.2\"");
    home("jvm/unknown", "IMPLEMENTOR=none");
    Files.writeString(
        Files.createDirectories(directory.resolve("jvm/97")).resolve("release"),
        "JAVA_VERSION=\"97\"");
  }

  private void home(String name, String release) throws IOException {
    Path home = directory.resolve(name);
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(java, "");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(home.resolve("release"), release + "\n");
  }

  private List<JavaHome> parse(String list, String named) throws UsageException {
    return JavaHome.parse(list, named, installed);
  }

  @Test
  void findsInstalledOnesByTheirNumber() throws UsageException {
    assertThat(parse("99,8,98", null))
        .extracting(jdk -> jdk.feature + "=" + directory.relativize(jdk.home))
        .containsExactly("99=jvm/new", "8=jvm/eight", "98=jvm/mac/Contents/Home");
  }

  @Test
  void prefersWhatIsNamed() throws UsageException {
    Path newer = directory.resolve("jvm/newer");
    Path mac = directory.resolve("jvm/mac/Contents/Home");
    assertThat(parse("99,98", "99=" + newer))
        .extracting(jdk -> jdk.home)
        .containsExactly(newer, mac);
    assertThat(parse("99=" + mac, "99=" + newer)).extracting(jdk -> jdk.home).containsOnly(mac);
  }

  @Test
  void theOneThatRunsIsInstalled() throws UsageException {
    String own = Integer.toString(Runtime.version().feature());
    assertThat(parse(own, null).get(0).home).isEqualTo(Path.of(System.getProperty("java.home")));
  }

  @Test
  void saysWhereItLooked() {
    assertThatThrownBy(() -> parse("97", null))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("no JDK 97 found")
        .hasMessageContaining(directory.resolve("jvm").toString())
        .hasMessageContaining("write --jdks=97=/path");
  }

  @ParameterizedTest
  @CsvSource({"1.8.0_402-b06,8", "17.0.15+6-Debian-1deb12u1,17", "28-ea+18-1,28", "11,11"})
  void readsVersions(String version, String feature) {
    assertThat(JavaHome.featureOf(version)).isEqualTo(feature);
  }

  @Test
  void figuresOfAnotherJdkAreRefused() throws Exception {
    Figures figures = ReportOf.measured(1, 1, 1L); // of 17.0.1
    assertThatThrownBy(() -> figures.requireOf(parse("99", null).get(0)))
        .isInstanceOf(ForkFailure.class)
        .hasMessageEndingWith("is not JDK 99 but 17.0.1");
  }
}
