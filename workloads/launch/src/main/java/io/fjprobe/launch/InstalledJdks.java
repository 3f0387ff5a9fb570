package io.fjprobe.launch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** JDKs where installers put them. */
public final class InstalledJdks {
  final List<Path> parents;

  /**
   * @param parents directories that have JDKs in them
   */
  public InstalledJdks(List<Path> parents) {
    this.parents = parents;
  }

  public static InstalledJdks usual() {
    return of(Paths.get(System.getProperty("user.home")));
  }

  /**
   * @param user home directory, where some installers put JDKs
   */
  public static InstalledJdks of(Path user) {
    List<Path> parents = new ArrayList<>();
    parents.add(Paths.get("/usr/lib/jvm"));
    parents.add(Paths.get("/usr/java"));
    parents.add(Paths.get("/opt"));
    parents.add(Paths.get("/Library/Java/JavaVirtualMachines"));
    parents.add(user.resolve(".sdkman/candidates/java"));
    parents.add(user.resolve(".jdks"));
    parents.add(user.resolve(".asdf/installs/java"));
    return new InstalledJdks(parents);
  }

  /** Finds the JDK that runs this, if it has this number, or else the first one. */
  public @Nullable Path find(String feature) {
    JavaHome own = JavaHome.own();
    return own.feature.equals(feature) ? own.home : homes().get(feature);
  }

  /** Returns the first JDK of each number. */
  public Map<String, Path> homes() {
    Map<String, Path> homes = new LinkedHashMap<>();
    for (Path parent : parents) {
      for (Path child : children(parent)) {
        add(child, homes);
        add(child.resolve("Contents/Home"), homes);
      }
    }
    return homes;
  }

  private static List<Path> children(Path parent) {
    try (Stream<Path> children = Files.list(parent)) {
      return children.sorted().collect(Collectors.toList());
    } catch (IOException e) {
      return Collections.emptyList(); // it is not there, or not for us
    }
  }

  /** Adds a JDK by the number that is in its file {@code release}. */
  private static void add(Path home, Map<String, Path> homes) {
    Properties release = new Properties();
    try (InputStream in = Files.newInputStream(home.resolve("release"))) {
      release.load(in);
    } catch (IOException | IllegalArgumentException e) {
      return; // no JDK
    }
    String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
    String feature = JavaHome.featureOf(version);
    if (!feature.isEmpty() && JavaHome.isIn(home)) {
      homes.putIfAbsent(feature, home);
    }
  }
}
