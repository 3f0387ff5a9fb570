package io.fjprobe.launch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.jspecify.annotations.Nullable;

/** A JDK. */
public final class JavaHome {
  /** What the user calls it: 8, 11, 17, ... */
  public final String feature;

  public final Path home;

  public JavaHome(String feature, Path home) {
    this.feature = feature;
    this.home = home;
  }

  /** Returns the JDK in this directory. */
  public static JavaHome existing(String feature, Path home) throws JdkException {
    if (!isIn(home)) {
      throw new JdkException(
          JdkException.Problem.NO_HOME,
          "no bin/java in " + home,
          "a JDK is named by its java.home",
          "correct the path");
    }
    return new JavaHome(feature, home);
  }

  /** Returns the JDK that runs this. */
  public static JavaHome own() {
    return new JavaHome(
        featureOf(System.getProperty("java.specification.version")),
        Paths.get(System.getProperty("java.home")));
  }

  /** Returns the number in a version such as 1.8.0_402, 17.0.9+9 or 25-ea. */
  public static String featureOf(String version) {
    return version.replaceFirst("^1\\.", "").replaceFirst("\\D.*", "");
  }

  static boolean isIn(Path directory) {
    return Files.isExecutable(directory.resolve("bin/java"))
        || Files.isExecutable(directory.resolve("bin/java.exe"));
  }

  /** Returns the launcher. */
  public String java() {
    return home.resolve("bin/java").toString();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JavaHome
        && feature.equals(((JavaHome) other).feature)
        && home.equals(((JavaHome) other).home);
  }

  @Override
  public int hashCode() {
    return 31 * feature.hashCode() + home.hashCode();
  }

  @Override
  public String toString() {
    return feature + "=" + home;
  }
}
