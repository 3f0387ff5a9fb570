package io.fjprobe.testing;

import static java.util.stream.Collectors.toSet;

import io.fjprobe.launch.InstalledJdks;
import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.JdkException;
import io.fjprobe.launch.JdkList;
import io.fjprobe.launch.NamedJdk;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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

  static final String TESTS = "fjprobe.tests";
  static final String ALL_TESTS = "all";

  private static final Map<Integer, Path> FOUND =
      find(System.getenv(JdkList.VARIABLE), System.getProperty("user.home"));
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
    String named = System.getenv(JdkList.VARIABLE);
    return named != null && !named.isBlank();
  }

  /** The oldest of them, the newest and two between, present or not. */
  public static List<Jdk> some() {
    return Stream.of(8, 17, 25, 28).map(Jdks::get).toList();
  }

  /** Whether each test is to run on each JDK, at full length. */
  public static boolean areAllTestsAsked() {
    return ALL_TESTS.equals(System.getProperty(TESTS));
  }

  /** Returns all if all tests are asked for, else {@link #one}. */
  public static List<Jdk> any(String name) {
    return areAllTestsAsked() ? all() : List.of(one(name));
  }

  /**
   * Any of {@link #FEATURES}, always the same for one name. Over many names each has its turn.
   * Where it is missing, the next one that is present takes its place.
   */
  public static Jdk one(String name) {
    return one(name, FEATURES.stream().map(Jdks::get).toList());
  }

  static Jdk one(String name, List<Jdk> jdks) {
    int turn = Math.floorMod(name.hashCode(), jdks.size());
    return Stream.concat(jdks.subList(turn, jdks.size()).stream(), jdks.stream())
        .filter(Jdk::isPresent)
        .findFirst()
        .orElse(jdks.get(turn));
  }

  /**
   * An older and a newer one of {@link #some}, always the same for one name. Over many names each
   * has its turn. Where one is missing, the other of its age takes its place.
   */
  public static List<Jdk> two(String name) {
    return two(name, some());
  }

  static List<Jdk> two(String name, List<Jdk> four) {
    int turn = Math.floorMod(name.hashCode(), 4);
    return List.of(
        presentOf(four.get(turn % 2), four.get(1 - turn % 2)),
        presentOf(four.get(2 + turn / 2), four.get(3 - turn / 2)));
  }

  private static Jdk presentOf(Jdk chosen, Jdk other) {
    return !chosen.isPresent() && other.isPresent() ? other : chosen;
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
    return named != null && !named.isBlank() ? parse(named) : search(Path.of(userHome));
  }

  static Set<Integer> features(String list) {
    return list == null || list.isBlank()
        ? Set.of()
        : Stream.of(list.split(",")).map(String::trim).map(Integer::valueOf).collect(toSet());
  }

  static Map<Integer, Path> parse(String named) {
    Map<Integer, Path> homes = new TreeMap<>();
    for (String entry : named.split(",")) {
      if (entry.indexOf('=') < 0) {
        throw new IllegalArgumentException(
            JdkList.VARIABLE + ": '" + entry + "' is not of the form <feature>=<java.home>");
      }
      try {
        NamedJdk jdk = NamedJdk.parse(entry);
        JavaHome found = JavaHome.existing(jdk.feature, Path.of(jdk.home));
        homes.put(Integer.valueOf(found.feature), found.home);
      } catch (JdkException e) {
        throw new IllegalArgumentException(JdkList.VARIABLE + ": " + e.seen, e);
      }
    }
    return homes;
  }

  private static Map<Integer, Path> search(Path user) {
    Map<Integer, Path> homes = new TreeMap<>();
    InstalledJdks.of(user)
        .homes()
        .forEach((feature, home) -> homes.put(Integer.valueOf(feature), home));
    Jdk own = own();
    homes.putIfAbsent(own.feature(), own.home());
    return homes;
  }
}
