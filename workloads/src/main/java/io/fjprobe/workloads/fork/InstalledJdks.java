package io.fjprobe.workloads.fork;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** JDKs where installers put them, found by their number when they are asked for. */
final class InstalledJdks {
  final List<Path> parents;

  InstalledJdks(List<Path> parents) {
    this.parents = parents;
  }

  static InstalledJdks usual() {
    List<Path> parents = new ArrayList<>();
    for (String parent : new String[] {"/usr/lib/jvm", "/usr/java", "/opt"}) {
      parents.add(Paths.get(parent));
    }
    parents.add(Paths.get("/Library/Java/JavaVirtualMachines"));
    for (String parent : new String[] {".sdkman/candidates/java", ".jdks", ".asdf/installs/java"}) {
      parents.add(Paths.get(System.getProperty("user.home"), parent));
    }
    return new InstalledJdks(parents);
  }

  /** The java.home of the one that runs this, if it is such, else of the first; null: none. */
  String find(String feature) {
    JavaHome own = JavaHome.own();
    if (own.feature.equals(feature)) {
      return own.home.toString();
    }
    return parents.stream()
        .flatMap(parent -> children(parent).stream())
        .flatMap(child -> Stream.of(child, child.resolve("Contents/Home")))
        .filter(home -> feature.equals(featureOf(home)))
        .findFirst()
        .map(Path::toString)
        .orElse(null);
  }

  private static List<Path> children(Path parent) {
    try (Stream<Path> children = Files.list(parent)) {
      return children.sorted().collect(Collectors.toList());
    } catch (IOException e) {
      return Collections.emptyList(); // not there, or not for us
    }
  }

  /** Null where there is no JDK. */
  private static String featureOf(Path home) {
    Properties release = new Properties();
    try (InputStream in = Files.newInputStream(home.resolve("release"))) {
      release.load(in);
    } catch (IOException | IllegalArgumentException e) {
      return null;
    }
    String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
    return Files.isExecutable(home.resolve("bin/java")) ? JavaHome.featureOf(version) : null;
  }
}
