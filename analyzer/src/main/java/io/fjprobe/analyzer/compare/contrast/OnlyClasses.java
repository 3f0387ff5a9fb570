package io.fjprobe.analyzer.compare.contrast;

import static java.util.stream.Collectors.toList;

import io.fjprobe.analyzer.account.code.LoadedClasses;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Classes that each JVM of one side loads, and none of the other: what a program uses that the
 * other does not.
 *
 * @param base a class stands for those inside it, too; {@code Outer$*} are many classes inside one
 *     that both load. Those with most come first, and those of the JDK and of the agent are left
 *     out
 * @param next the same of the other side
 */
public record OnlyClasses(List<String> base, List<String> next) {

  public static final OnlyClasses NONE = new OnlyClasses(List.of(), List.of());

  private static final String INSIDE = "$*";

  /** At most this many are named in a sentence. */
  private static final int NAMED = 4;

  /** When the JDK loads its own classes, and the agent its, is often a matter of chance. */
  private static final Pattern OF_OTHERS =
      Pattern.compile(
          "(java|javax|jdk|sun|com\\.sun|io\\.fjprobe\\.(bootstrap|shaded|weaving))\\..*");

  /** The JVM and libraries make these, with names that differ from run to run. */
  private static final Pattern MADE = Pattern.compile(".*(\\$\\$|\\$Proxy\\d|/|\\d{3}).*");

  /** Returns none where it is not known. */
  static OnlyClasses of(BySide<Side> sides) {
    BySide<@Nullable Set<String>> all = sides.map(side -> loaded(side, OnlyClasses::intersection));
    BySide<@Nullable Set<String>> some = sides.map(side -> loaded(side, OnlyClasses::union));
    return new OnlyClasses(only(all.base(), some.next()), only(all.next(), some.base()));
  }

  private static List<String> only(@Nullable Set<String> own, @Nullable Set<String> others) {
    if (own == null || others == null) {
      return List.of();
    }
    Map<String, List<String>> byOuter =
        own.stream()
            .filter(name -> !others.contains(name))
            .filter(name -> !OF_OTHERS.matcher(name).matches() && !MADE.matcher(name).matches())
            .collect(Collectors.groupingBy(OnlyClasses::outermost, TreeMap::new, toList()));
    return byOuter.entrySet().stream()
        .sorted(Comparator.comparingInt(outer -> -outer.getValue().size()))
        .flatMap(outer -> names(outer.getKey(), outer.getValue(), others).stream())
        .toList();
  }

  private static List<String> names(String outer, List<String> classes, Set<String> others) {
    if (!others.contains(outer)) {
      return List.of(outer);
    }
    return classes.size() <= NAMED ? classes.stream().sorted().toList() : List.of(outer + INSIDE);
  }

  /** Returns the first of some classes without their packages, and how many more there are. */
  public static String shortly(List<String> classes) {
    String named =
        classes.stream()
            .limit(NAMED)
            .map(name -> name.substring(name.lastIndexOf('.') + 1))
            .collect(Collectors.joining(", "));
    return classes.size() <= NAMED
        ? named
        : Wording.text("%s and %d more", named, classes.size() - NAMED);
  }

  /** Returns the classes that these are, or are inside of. */
  public OnlyClasses outermost() {
    return new OnlyClasses(
        base.stream().map(OnlyClasses::outermost).distinct().toList(),
        next.stream().map(OnlyClasses::outermost).distinct().toList());
  }

  /** Returns those in some packages. */
  public OnlyClasses inPackages(Set<String> packages) {
    return new OnlyClasses(inPackages(base, packages), inPackages(next, packages));
  }

  private static List<String> inPackages(List<String> classes, Set<String> packages) {
    return classes.stream().filter(name -> packages.contains(packageOf(name))).toList();
  }

  /** Returns all before the last dot; empty: there is none. */
  static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  /** Returns whether all of them fit into a sentence. */
  public boolean areFew() {
    return base.size() <= NAMED && next.size() <= NAMED;
  }

  /** Returns whether a side has more of them than the other one, by two at least. */
  public boolean hasMore(boolean ofNext) {
    int more = next.size() - base.size();
    return (ofNext ? more : -more) > 1;
  }

  private static String outermost(String name) {
    int inner = name.indexOf('$', name.lastIndexOf('.') + 2);
    return inner < 0 ? name : name.substring(0, inner);
  }

  private static @Nullable Set<String> loaded(Side side, BinaryOperator<Set<String>> together) {
    Set<String> names = null;
    for (Side.Fork fork : side.forks()) {
      LoadedClasses loaded = fork.section().loadedClasses();
      if (loaded == null) {
        return null;
      }
      names = names == null ? loaded.names() : together.apply(names, loaded.names());
    }
    return names;
  }

  private static Set<String> intersection(Set<String> some, Set<String> others) {
    Set<String> both = new HashSet<>(some);
    both.retainAll(others);
    return both;
  }

  private static Set<String> union(Set<String> some, Set<String> others) {
    Set<String> all = new HashSet<>(some);
    all.addAll(others);
    return all;
  }
}
