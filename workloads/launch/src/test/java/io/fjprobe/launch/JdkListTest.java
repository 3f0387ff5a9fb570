package io.fjprobe.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JdkListTest {
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

  private List<JavaHome> parse(String list, String named) throws JdkException {
    return JdkList.parse(list, named, installed);
  }

  @Test
  void findsInstalledOnesByTheirNumber() throws JdkException {
    assertThat(parse("99,8,98", null))
        .extracting(jdk -> jdk.feature + "=" + directory.relativize(jdk.home))
        .containsExactly("99=jvm/new", "8=jvm/eight", "98=jvm/mac/Contents/Home");
  }

  @Test
  void allAreThoseThatAreNamedThisOneAndThoseInstalled() throws Exception {
    Path mine = directory.resolve("mine");
    home("mine", "JAVA_VERSION=\"98\"");
    String named = "98=" + mine;

    assertThat(JdkList.all(named, installed))
        .containsExactly(
            new JavaHome("98", mine),
            JavaHome.own(),
            new JavaHome("8", directory.resolve("jvm/eight")),
            new JavaHome("99", directory.resolve("jvm/new")));
    assertThat(JdkList.all(" ", installed))
        .contains(new JavaHome("98", directory.resolve("jvm/mac/Contents/Home")));
    assertThatThrownBy(() -> JdkList.all("98=" + directory, installed))
        .isInstanceOf(JdkException.class);
  }

  @Test
  void anEmptyVariableIsAsGoodAsNone() throws JdkException {
    assertThat(parse("99", " "))
        .extracting(jdk -> jdk.home)
        .containsExactly(directory.resolve("jvm/new"));
  }

  @Test
  void prefersWhatIsNamed() throws JdkException {
    Path newer = directory.resolve("jvm/newer");
    Path mac = directory.resolve("jvm/mac/Contents/Home");
    assertThat(parse("99,98", "99=" + newer))
        .extracting(jdk -> jdk.home)
        .containsExactly(newer, mac);
    assertThat(parse("99=" + mac, "99=" + newer)).extracting(jdk -> jdk.home).containsOnly(mac);
  }

  @Test
  void theOneThatRunsIsInstalled() throws JdkException {
    String own = Integer.toString(Runtime.version().feature());
    assertThat(parse(own, null).get(0).home).isEqualTo(Path.of(System.getProperty("java.home")));
  }

  @Test
  void saysWhereItLooked() {
    assertThatThrownBy(() -> parse("97", null))
        .isInstanceOf(JdkException.class)
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
  void namesWhatIsWrong() {
    Path home = directory.resolve("jvm/new");
    assertThatThrownBy(() -> parse("99=" + directory, null))
        .hasMessage(
            "no bin/java in " + directory + "; a JDK is named by its java.home; correct the path");
    assertThatThrownBy(() -> parse("seventeen", null))
        .hasMessage(
            "'seventeen' names no JDK; an entry is <feature>=<java.home> or <feature>; write for"
                + " example 8=/path,17");
    assertThatThrownBy(() -> parse("99", "99=" + home + ",99=" + home))
        .hasMessage("JDK 99 twice; results go by the number; name each number once");
  }

  @Test
  void findsTheFirstOfEachNumber() {
    assertThat(installed.homes())
        .containsOnly(
            entry("8", directory.resolve("jvm/eight")),
            entry("98", directory.resolve("jvm/mac/Contents/Home")),
            entry("99", directory.resolve("jvm/new")));
  }

  @Test
  void looksIntoTheHomeOfTheUser() throws IOException {
    home(".jdks/five", "JAVA_VERSION=\"1.5.0_22\"");
    assertThat(InstalledJdks.of(directory).find("5")).isEqualTo(directory.resolve(".jdks/five"));
  }
}
