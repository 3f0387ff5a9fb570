package io.fjprobe.analyzer.record;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** JDKs where installers put them, found by their number. */
record InstalledJdks(List<Path> parents) {

  static InstalledJdks usual() {
    Path user = Path.of(System.getProperty("user.home"));
    return new InstalledJdks(
        List.of(
            Path.of("/usr/lib/jvm"),
            Path.of("/usr/java"),
            Path.of("/opt"),
            Path.of("/Library/Java/JavaVirtualMachines"),
            user.resolve(".sdkman/candidates/java"),
            user.resolve(".jdks"),
            user.resolve(".asdf/installs/java")));
  }

  /**
   * Finds the JDK that runs this, if it has this number, or else the first one; null: none has it.
   */
  @Nullable Path find(String feature) {
    if (feature.equals(String.valueOf(Runtime.version().feature()))) {
      return Path.of(System.getProperty("java.home"));
    }
    return parents.stream()
        .flatMap(parent -> children(parent).stream())
        .flatMap(child -> Stream.of(child, child.resolve("Contents/Home")))
        .filter(home -> Jdk.isHome(home) && feature.equals(featureOf(home)))
        .findFirst()
        .orElse(null);
  }

  private static List<Path> children(Path parent) {
    try (Stream<Path> children = Files.list(parent)) {
      return children.sorted().toList();
    } catch (IOException e) {
      return List.of(); // it is not there, or not for us
    }
  }

  /** Reads the number from the file {@code release} of a java.home; null without one. */
  private static @Nullable String featureOf(Path home) {
    Properties release = new Properties();
    try (Reader in = Files.newBufferedReader(home.resolve("release"))) {
      release.load(in);
    } catch (IOException | IllegalArgumentException e) {
      return null;
    }
    return Jdk.featureOf(release.getProperty("JAVA_VERSION", "").replace("\"", ""));
  }
}
