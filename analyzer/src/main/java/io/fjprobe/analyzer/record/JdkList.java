package io.fjprobe.analyzer.record;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** JDKs as the user names them: {@code 17=/path,25}, as the matrix of the workloads does. */
public final class JdkList {

  /** The environment variable that says where JDKs are. */
  public static final String VARIABLE = "FJPROBE_JDKS";

  private JdkList() {}

  /**
   * @param named the value of {@link #VARIABLE}, or null
   * @param installed finds the home of any other by its number, or null
   */
  static List<Jdk> parse(String list, @Nullable String named, Function<String, Path> installed)
      throws UsageException {
    Map<String, String> known = named == null ? Map.of() : homes(named);
    List<Jdk> jdks = new ArrayList<>();
    for (Map.Entry<String, String> entry : homes(list).entrySet()) {
      String feature = entry.getKey();
      String given = entry.getValue() == null ? known.get(feature) : entry.getValue();
      Path home = given == null ? installed.apply(feature) : Path.of(given);
      if (home == null) {
        throw new UsageException(
            "no JDK "
                + feature
                + " found in "
                + VARIABLE
                + ", nor where JDKs usually are: write --jdks="
                + feature
                + "=/path");
      }
      if (!Jdk.isHome(home)) {
        throw new UsageException("no bin/java in " + home + ": a JDK is named by its java.home");
      }
      jdks.add(new Jdk(feature, home.toAbsolutePath().normalize()));
    }
    return jdks;
  }

  public static List<Jdk> parse(String list, Map<String, String> environment)
      throws UsageException {
    return parse(list, environment.get(VARIABLE), InstalledJdks.usual()::find);
  }

  /** Returns homes by number; null where the entry is a bare number. */
  private static Map<String, String> homes(String list) throws UsageException {
    Map<String, String> homes = new LinkedHashMap<>();
    for (String entry : list.split(",", -1)) {
      int equals = entry.indexOf('=');
      String feature = (equals < 0 ? entry : entry.substring(0, equals)).trim();
      if (!feature.matches("\\d{1,3}")) {
        throw new UsageException("'" + entry + "' names no JDK: write for example 17=/path,25");
      }
      if (homes.containsKey(feature)) {
        throw new UsageException(
            "JDK "
                + feature
                + " twice: sides are called by the number; name two builds of one release by"
                + " --base '/path/bin/java ...' --new '/other/bin/java ...'");
      }
      homes.put(feature, equals < 0 ? null : entry.substring(equals + 1).trim());
    }
    return homes;
  }
}
