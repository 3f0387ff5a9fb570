package io.fjprobe.analyzer.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdkListTest {

  @TempDir private Path directory;

  private Path home(String name, String version) throws IOException {
    Path home = directory.resolve(name);
    Files.createDirectories(home.resolve("bin"));
    assertThat(Files.createFile(home.resolve("bin/java")).toFile().setExecutable(true)).isTrue();
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  private static List<Jdk> parse(String list, String named, Path installed) throws UsageException {
    return JdkList.parse(list, named, feature -> installed);
  }

  @Test
  void byPathThenByVariableThenByPlace() throws Exception {
    Path given = home("given", "17");
    Path named = home("named", "21");
    Path installed = home("installed", "25");
    assertThat(parse("17=" + given + ", 21,25", "17=/none,21=" + named, installed))
        .containsExactly(new Jdk("17", given), new Jdk("21", named), new Jdk("25", installed));
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
}
