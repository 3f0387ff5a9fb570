package io.fjprobe.testing;

import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The JDKs that tests run on: those of {@code FJPROBE_JDKS=8=/path,11=/path,...}, else those found
 * where JDKs usually live. {@code FJPROBE_REQUIRE_JDKS=8,11,...} makes a missing one a failure.
 */
public final class Jdks {

  /** One release of most generations of the pool, and the newest ones. */
  public static final List<Integer> FEATURES = List.of(8, 11, 17, 21, 25, 27, 28);

  private static final Map<Integer, Path> FOUND =
      find(System.getenv("FJPROBE_JDKS"), System.getProperty("user.home"));
  private static final Set<Integer> REQUIRED = features(System.getenv("FJPROBE_REQUIRE_JDKS"));

  private Jdks() {}

  /** One entry for each of {@link #FEATURES}, present or not, and for others that are named. */
  public static List<Jdk> all() {
    return features(FOUND.keySet(), isNamed()).map(Jdks::get).toList();
  }

  /** Of {@link #FEATURES}: what one in between is expected to be like. */
  public static int newestUpTo(int feature) {
    return FEATURES.stream().filter(each -> each <= feature).reduce((one, next) -> next).get();
  }

  static Stream<Integer> features(Set<Integer> found, boolean named) {
    Stream<Integer> others = named ? found.stream() : Stream.empty();
    return Stream.concat(FEATURES.stream(), others).distinct().sorted();
  }

  private static boolean isNamed() {
    String named = System.getenv("FJPROBE_JDKS");
    return named != null && !named.isBlank();
  }

  /** The oldest of them, the newest and two between, present or not. */
  public static List<Jdk> some() {
    return Stream.of(8, 17, 25, 28).map(Jdks::get).toList();
  }

  public static Jdk get(int feature) {
    return new Jdk(feature, FOUND.get(feature));
  }

  /** That of the tests themselves. */
  public static Jdk own() {
    return new Jdk(Runtime.version().feature(), Path.of(System.getProperty("java.home")));
  }

  static boolean isRequired(int feature) {
    return REQUIRED.contains(feature);
  }

  static Map<Integer, Path> find(String named, String userHome) {
    return named != null && !named.isBlank() ? parse(named) : search(userHome);
  }

  static Set<Integer> features(String list) {
    return list == null || list.isBlank()
        ? Set.of()
        : Stream.of(list.split(",")).map(String::trim).map(Integer::valueOf).collect(toSet());
  }

  static Map<Integer, Path> parse(String named) {
    Map<Integer, Path> homes = new TreeMap<>();
    for (String entry : named.split(",")) {
      int equals = entry.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException(
            "FJPROBE_JDKS: '" + entry + "' is not of the form <feature>=<java.home>");
      }
      Path home = Path.of(entry.substring(equals + 1).trim());
      if (!Jdk.looksLikeJavaHome(home)) {
        throw new IllegalArgumentException("FJPROBE_JDKS: no bin/java in " + home);
      }
      homes.put(Integer.valueOf(entry.substring(0, equals).trim()), home);
    }
    return homes;
  }

  private static Map<Integer, Path> search(String userHome) {
    List<Path> parents = new ArrayList<>();
    parents.add(Path.of("/usr/lib/jvm"));
    parents.add(Path.of("/usr/java"));
    parents.add(Path.of("/opt"));
    parents.add(Path.of("/Library/Java/JavaVirtualMachines"));
    parents.add(Path.of(userHome, ".sdkman/candidates/java"));
    parents.add(Path.of(userHome, ".jdks"));
    parents.add(Path.of(userHome, ".asdf/installs/java"));
    Map<Integer, Path> homes = new TreeMap<>();
    for (Path parent : parents) {
      if (Files.isDirectory(parent)) {
        searchIn(parent, homes);
      }
    }
    Path own = Path.of(System.getProperty("java.home"));
    homes.putIfAbsent(Runtime.version().feature(), own);
    return homes;
  }

  private static void searchIn(Path parent, Map<Integer, Path> homes) {
    try (DirectoryStream<Path> children = Files.newDirectoryStream(parent)) {
      for (Path child : children) {
        for (Path home : List.of(child, child.resolve("Contents/Home"))) {
          int feature = featureOf(home);
          if (feature > 0) {
            homes.putIfAbsent(feature, home);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As the file {@code release} of a java.home says; 0 where there is none. */
  private static int featureOf(Path home) {
    Path release = home.resolve("release");
    if (!Jdk.looksLikeJavaHome(home) || !Files.isReadable(release)) {
      return 0;
    }
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(release)) {
      properties.load(in);
    } catch (IOException e) {
      return 0;
    }
    String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
    String feature = version.startsWith("1.") ? version.substring(2) : version;
    int end = 0;
    while (end < feature.length() && Character.isDigit(feature.charAt(end))) {
      end++;
    }
    return end == 0 ? 0 : Integer.parseInt(feature.substring(0, end));
  }
}
