package io.fjprobe.weaving.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BootstrapJarFileTest {

  private static final long NOW = System.currentTimeMillis();
  private static final String OWN_PID = "1";

  /** Above what systems have. */
  private static final String GONE = "4194305";

  @TempDir Path directory;

  @BeforeEach
  void processesCanBeSeen() {
    assumeThat(Path.of("/proc/self")).exists();
  }

  private Path jar(String name, long ageMillis) throws IOException {
    Path file = Files.writeString(directory.resolve(name), "jar");
    Files.setLastModifiedTime(file, FileTime.fromMillis(NOW - ageMillis));
    return file;
  }

  private List<String> left(Path own) throws IOException {
    BootstrapJarFile.removeLeftovers(own, OWN_PID, NOW);
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void removesThoseOfProcessesThatAreGone() throws IOException {
    long old = BootstrapJarFile.LONGEST_START_MILLIS + 1;
    Path own = jar("fjprobe-bootstrap-1-100.jar", old);
    jar("fjprobe-bootstrap-" + GONE + "-7.jar", old);
    jar("fjprobe-bootstrap-1-7.jar", old); // of an earlier process of this number
    jar("fjprobe-bootstrap-" + ProcessHandle.current().pid() + "-7.jar", old);
    jar("fjprobe-bootstrap-" + GONE + "-8.jar", 0); // of another container, which starts
    jar("fjprobe-bootstrap-" + GONE + "-7.jar.bak", old);
    jar("fjprobe-bootstrap-0-7.jar", old);
    jar("fjprobe-bootstrap7.jar", old);

    assertThat(left(own))
        .containsExactlyInAnyOrder(
            "fjprobe-bootstrap-1-100.jar",
            "fjprobe-bootstrap-" + ProcessHandle.current().pid() + "-7.jar",
            "fjprobe-bootstrap-" + GONE + "-8.jar",
            "fjprobe-bootstrap-" + GONE + "-7.jar.bak",
            "fjprobe-bootstrap-0-7.jar",
            "fjprobe-bootstrap7.jar");
  }

  @Test
  void leavesWhatIsNoFileOfItsOwner() throws IOException {
    long old = BootstrapJarFile.LONGEST_START_MILLIS + 1;
    Path own = jar("fjprobe-bootstrap-1-100.jar", old);
    Path folder = Files.createDirectory(directory.resolve("fjprobe-bootstrap-" + GONE + "-1.jar"));
    Files.setLastModifiedTime(folder, FileTime.fromMillis(NOW - old));
    Path link = directory.resolve("fjprobe-bootstrap-" + GONE + "-2.jar");
    Files.createSymbolicLink(link, jar("victim", old));

    assertThat(left(own)).hasSize(4);
    assertThat(Files.exists(link, LinkOption.NOFOLLOW_LINKS)).isTrue();
  }

  @Test
  void leavesThoseOfOtherUsers() throws IOException {
    long old = BootstrapJarFile.LONGEST_START_MILLIS + 1;
    Path others = jar("fjprobe-bootstrap-" + GONE + "-1.jar", old);
    assumeThat(System.getProperty("user.name")).as("who may give files away").isEqualTo("root");
    Files.setAttribute(others, "unix:uid", 65534);
    Path own = jar("fjprobe-bootstrap-1-100.jar", old);

    assertThat(left(own)).hasSize(2);
  }
}
