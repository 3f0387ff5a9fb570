package io.fjprobe.analyzer.compare.comparability;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.side.Arguments;
import io.fjprobe.analyzer.compare.side.Side;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether the same program ran twice, and only the JDK or the options of the JVM were
 * changed. Then these made the difference, unless something changed that is not recorded, such as
 * the jars. Other processes may have run meanwhile, some of which the program may have started.
 */
public final class OnlyDifference {

  private OnlyDifference() {}

  /**
   * Returns the one condition that differs; null: there are more of them, or none, or the arguments
   * of the program are not recorded.
   *
   * @param differences all of them
   */
  public static @Nullable Condition of(BySide<Side> sides, List<Difference> differences) {
    BySide<@Nullable String> programs =
        sides.map(side -> Arguments.ofProgram(side.firstRecording().jvm()));
    BySide<@Nullable String> jdks = sides.map(side -> side.firstRecording().jvm().jdk());
    if (programs.any(Objects::isNull) || jdks.any(Objects::isNull)) {
      return null;
    }
    Set<Condition> differing = EnumSet.noneOf(Condition.class);
    differences.stream()
        .map(Difference::condition)
        .filter(condition -> !condition.isChosenByJvm() && condition != Condition.FOREIGN_LOAD)
        .forEach(differing::add);
    if (!jdks.base().equals(jdks.next())) {
      differing.add(Condition.JDK);
    }
    return differing.equals(EnumSet.of(Condition.JDK))
            || differing.equals(EnumSet.of(Condition.JVM_OPTIONS))
        ? differing.iterator().next()
        : null;
  }
}
