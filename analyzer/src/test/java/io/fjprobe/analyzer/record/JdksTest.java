package io.fjprobe.analyzer.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.launch.InstalledJdks;
import io.fjprobe.launch.JavaHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdksTest {

  @TempDir private Path directory;

  private Path home(String name, String version) throws IOException {
    Path home = directory.resolve(name);
    Files.createDirectories(home.resolve("bin"));
    assertThat(Files.createFile(home.resolve("bin/java")).toFile().setExecutable(true)).isTrue();
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  /**
   * @param installed a JDK in a place where they usually are; null: there is none
   */
  private static List<JavaHome> parse(String list, String named, Path installed)
      throws UsageException {
    List<Path> places = installed == null ? List.of() : List.of(installed.getParent());
    return Jdks.parse(list, named, new InstalledJdks(places));
  }

  @Test
  void byPathThenByVariableThenByPlace() throws Exception {
    Path given = home("given", "17");
    Path named = home("named", "21");
    Path installed = home("installed", "25");
    assertThat(parse("17=" + given + ", 21,25", "17=/none,21=" + named, installed))
        .containsExactly(
            new JavaHome("17", given), new JavaHome("21", named), new JavaHome("25", installed));
  }

  @Test
  void installedOnesAreKnownByTheirReleaseFile() throws IOException {
    Path eight = home("jvm/b-8", "1.8.0_402");
    Path mac = home("jvm/a-19.jdk/Contents/Home", "19.0.2");
    Files.createDirectories(directory.resolve("jvm/empty"));
    InstalledJdks jdks =
        new InstalledJdks(List.of(directory.resolve("none"), directory.resolve("jvm")));
    assertThat(jdks.find("8")).isEqualTo(eight);
    assertThat(jdks.find("19")).isEqualTo(mac);
    assertThat(jdks.find("7")).isNull();
  }

  @Test
  void wrongOnesAreNamed() throws IOException {
    Path home = home("given", "17");
    assertThatThrownBy(() -> parse("99", null, null)).hasMessageContaining("no JDK 99 found");
    assertThatThrownBy(() -> parse("17=" + directory, null, null))
        .hasMessageContaining("no bin/java in " + directory);
    assertThatThrownBy(() -> parse("seventeen", null, home))
        .hasMessageContaining("'seventeen' names no JDK");
    assertThatThrownBy(() -> parse("17,17", null, home)).hasMessageContaining("JDK 17 twice");
  }

  @Test
  void adviceIsThatOfThisCommand() {
    assertThatThrownBy(() -> parse("99", null, null))
        .hasMessage(
            "no JDK 99 found in FJPROBE_JDKS, nor where JDKs usually are: write --jdks=99=/path");
    assertThatThrownBy(() -> parse("17=" + directory, null, null))
        .hasMessage("no bin/java in " + directory + ": a JDK is named by its java.home");
    assertThatThrownBy(() -> parse("seventeen", null, null))
        .hasMessage("'seventeen' names no JDK: write for example 17=/path,25");
    assertThatThrownBy(() -> parse("17,17", null, null))
        .hasMessage(
            "JDK 17 twice: sides are called by the number; name two builds of one release by"
                + " --base '/path/bin/java ...' --new '/other/bin/java ...'");
  }
}
