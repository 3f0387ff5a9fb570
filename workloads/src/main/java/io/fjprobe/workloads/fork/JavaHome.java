package io.fjprobe.workloads.fork;

import io.fjprobe.workloads.run.jvm.Environment;
import io.fjprobe.workloads.run.options.UsageException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JDK to measure on. */
public final class JavaHome {
  /** The environment variable that says where JDKs are, as the tests read it. */
  public static final String VARIABLE = "FJPROBE_JDKS";

  /** What the reader calls it: 8, 11, 17, ... */
  public final String feature;

  public final Path home;

  private JavaHome(String feature, Path home) {
    this.feature = feature;
    this.home = home;
  }

  /** That of the JVM that runs this. */
  public static JavaHome own() {
    return new JavaHome(
        Integer.toString(Environment.jdk()), Paths.get(System.getProperty("java.home")));
  }

  /** The number in a version such as 1.8.0_402, 17.0.9+9 or 25-ea. */
  static String featureOf(String version) {
    return version.replaceFirst("^1\\.", "").replaceFirst("\\D.*", "");
  }

  /**
   * @param list entries of the form feature=home, or just the feature
   * @param named value of {@link #VARIABLE}, or null
   * @param installed where else a mere feature is looked up
   */
  static List<JavaHome> parse(String list, String named, InstalledJdks installed)
      throws UsageException {
    Map<String, String> known = named == null ? new LinkedHashMap<>() : homes(named);
    List<JavaHome> found = new ArrayList<>();
    for (Map.Entry<String, String> entry : homes(list).entrySet()) {
      String feature = entry.getKey();
      String home = entry.getValue() == null ? known.get(feature) : entry.getValue();
      if (home == null) {
        home = installed.find(feature);
      }
      if (home == null) {
        throw new UsageException(
            "no JDK " + feature + " found",
            "a bare number is looked up in " + VARIABLE + " and in " + installed.parents,
            "write --jdks=" + feature + "=/path");
      }
      found.add(new JavaHome(feature, existing(home)));
    }
    return found;
  }

  /** By feature; without a home where the entry is a bare number. */
  private static Map<String, String> homes(String list) throws UsageException {
    Map<String, String> homes = new LinkedHashMap<>();
    for (String entry : list.split(",", -1)) {
      int equals = entry.indexOf('=');
      String feature = (equals < 0 ? entry : entry.substring(0, equals)).trim();
      if (!feature.matches("\\d{1,3}")) {
        throw new UsageException(
            "'" + entry + "' names no JDK",
            "an entry is <feature>=<java.home> or <feature>",
            "write for example 8=/path,17");
      }
      if (homes.containsKey(feature)) {
        throw new UsageException(
            "JDK " + feature + " twice", "results go by the number", "name each number once");
      }
      homes.put(feature, equals < 0 ? null : entry.substring(equals + 1).trim());
    }
    return homes;
  }

  private static Path existing(String name) throws UsageException {
    Path home = Paths.get(name);
    if (!Files.isExecutable(home.resolve("bin/java"))) {
      throw new UsageException(
          "no bin/java in " + home, "a JDK is named by its java.home", "correct the path");
    }
    return home;
  }

  public String java() {
    return home.resolve("bin/java").toString();
  }
}
