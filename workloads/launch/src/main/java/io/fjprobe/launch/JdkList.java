package io.fjprobe.launch;

import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** JDKs as the user names them: {@code 8=/path,17}. A number alone is looked up. */
public final class JdkList {
  /** The environment variable that says where JDKs are. */
  public static final String VARIABLE = "FJPROBE_JDKS";

  private JdkList() {}

  /**
   * Finds the JDKs of a list. A number without a path is looked up in the variable, and then where
   * JDKs usually are.
   *
   * @param named the value of {@link #VARIABLE}; null or empty: it names none
   */
  public static List<JavaHome> parse(String list, @Nullable String named, InstalledJdks installed)
      throws JdkException {
    Map<String, NamedJdk> known =
        named == null || named.trim().isEmpty() ? Collections.emptyMap() : byFeature(named);
    List<JavaHome> found = new ArrayList<>();
    for (NamedJdk entry : byFeature(list).values()) {
      NamedJdk jdk = entry.home == null ? known.getOrDefault(entry.feature, entry) : entry;
      found.add(JavaHome.existing(entry.feature, home(jdk, installed)));
    }
    return found;
  }

  /**
   * Finds all JDKs, one of each number: those of the variable, the one that runs this, and then
   * those where JDKs usually are, the lowest number first.
   *
   * @param named the value of {@link #VARIABLE}; null or empty: it names none
   */
  public static List<JavaHome> all(@Nullable String named, InstalledJdks installed)
      throws JdkException {
    Map<String, JavaHome> all = new LinkedHashMap<>();
    if (named != null && !named.trim().isEmpty()) {
      for (NamedJdk jdk : byFeature(named).values()) {
        all.put(jdk.feature, JavaHome.existing(jdk.feature, home(jdk, installed)));
      }
    }
    JavaHome own = JavaHome.own();
    all.putIfAbsent(own.feature, own);
    Map<Integer, JavaHome> sorted = new TreeMap<>();
    installed
        .homes()
        .forEach(
            (feature, home) -> sorted.put(Integer.valueOf(feature), new JavaHome(feature, home)));
    sorted.values().forEach(jdk -> all.putIfAbsent(jdk.feature, jdk));
    return new ArrayList<>(all.values());
  }

  private static Map<String, NamedJdk> byFeature(String list) throws JdkException {
    Map<String, NamedJdk> jdks = new LinkedHashMap<>();
    for (String entry : list.split(",", -1)) {
      NamedJdk jdk = NamedJdk.parse(entry);
      if (jdks.put(jdk.feature, jdk) != null) {
        throw new JdkException(
            JdkException.Problem.TWICE,
            "JDK " + jdk.feature + " twice",
            "results go by the number",
            "name each number once");
      }
    }
    return jdks;
  }

  private static Path home(NamedJdk jdk, InstalledJdks installed) throws JdkException {
    Path home = jdk.home == null ? installed.find(jdk.feature) : Paths.get(jdk.home);
    if (home == null) {
      throw new JdkException(
          JdkException.Problem.NOT_FOUND,
          "no JDK " + jdk.feature + " found",
          "a bare number is looked up in " + VARIABLE + " and in " + installed.parents,
          "write --jdks=" + jdk.feature + "=/path");
    }
    return home;
  }
}
