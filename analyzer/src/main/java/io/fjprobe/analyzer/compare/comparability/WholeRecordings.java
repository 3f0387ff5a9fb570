package io.fjprobe.analyzer.compare.comparability;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What recordings without operations must have to be compared as wholes. Nothing in them tells what
 * the program did.
 */
final class WholeRecordings {

  /**
   * The largest factor between the numbers of tasks in a recording of the two sides. If it is
   * larger, a task is not the same work on both sides.
   */
  private static final double SAME_TASKS = 1.05;

  /**
   * The factor between the longest and the shortest recording above which it is reported. Start-up
   * and end then make up different shares of them.
   */
  private static final double LONGER = 1.5;

  private static final String NO_RUN =
      "the whole run of the program is not recorded: the agent was attached, the recording began"
          + " later, or the JVM was killed. Start the JVM with -javaagent and let it end by"
          + " itself, or name an operation";

  private static final Pattern NUMBER = Pattern.compile("(-\\d+)?( made at .*)?( #\\d+)?$");

  private final Side base;
  private final Side next;
  private final UnitOfWork unit;
  private final List<Difference> differences = new ArrayList<>();

  private WholeRecordings(BySide<Side> sides) {
    base = sides.base();
    next = sides.next();
    unit = base.unitOfWork();
  }

  static List<Difference> differences(BySide<Side> sides) {
    return new WholeRecordings(sides).check();
  }

  private List<Difference> check() {
    check(base);
    check(next);
    pools();
    if (unit != UnitOfWork.RUN) {
      lengths();
    }
    if (unit == UnitOfWork.TASK_RUN) {
      tasks();
    }
    return differences;
  }

  private void check(Side side) {
    for (Side.Fork fork : side.forks()) {
      String problem = problem(fork);
      if (problem != null) {
        differences.add(Difference.refusal(fork.recording().source().file() + ": " + problem));
      }
    }
  }

  /** Null: there is none. */
  private @Nullable String problem(Side.Fork fork) {
    return switch (unit) {
      case RUN -> fork.recording().run() == null ? NO_RUN : null;
      case TASK_RUN -> problemOfTasks(fork.iterations().get(0).get(Quantity.OPERATIONS));
      default -> null;
    };
  }

  private static @Nullable String problemOfTasks(double tasks) {
    if (Double.isNaN(tasks)) {
      return "how many tasks ran is not recorded, so there is nothing to divide by. The agent"
          + " counts them if it is there from the start of the JVM: use -javaagent, not attach";
    }
    return tasks > 0
        ? null
        : "no task ran in a pool while it was recorded; record while the program has work to do";
  }

  private void tasks() {
    double ofBase = base.sum(Quantity.OPERATIONS) / base.forks().size();
    double ofNext = next.sum(Quantity.OPERATIONS) / next.forks().size();
    if (Math.max(ofBase, ofNext) > SAME_TASKS * Math.min(ofBase, ofNext)) {
      differences.add(
          Difference.refusal(
              "tasks in a recording: "
                  + Wording.number(ofBase)
                  + " on "
                  + base.label()
                  + ", "
                  + Wording.number(ofNext)
                  + " on "
                  + next.label()
                  + ", so a task is not the same work on both sides. Compare runs of the program"
                  + " (--per run), or name an operation"));
    }
  }

  private void pools() {
    Set<String> common = stems(base);
    common.retainAll(stems(next));
    Set<String> ofBase = new TreeSet<>(base.pools());
    Set<String> ofNext = new TreeSet<>(next.pools());
    if (ofBase.equals(ofNext) || ofBase.isEmpty() || ofNext.isEmpty()) {
      return;
    }
    String text =
        "pools that do the work: "
            + String.join(", ", ofBase)
            + " on "
            + base.label()
            + ", "
            + String.join(", ", ofNext)
            + " on "
            + next.label();
    differences.add(
        common.isEmpty() && unit == UnitOfWork.TASK_RUN
            ? Difference.refusal(text + "; their tasks are not the same work")
            : Difference.mayExplain(text));
  }

  /**
   * Returns the names of the pools without numbers. These depend on the order in which pools are
   * made.
   */
  private static Set<String> stems(Side side) {
    UnaryOperator<String> stem = name -> NUMBER.matcher(name).replaceFirst("");
    return side.pools().stream().map(stem).collect(Collectors.toCollection(TreeSet::new));
  }

  private void lengths() {
    List<Double> ofBase = lengths(base);
    List<Double> ofNext = lengths(next);
    double longest = Math.max(Collections.max(ofBase), Collections.max(ofNext));
    double shortest = Math.min(Collections.min(ofBase), Collections.min(ofNext));
    if (longest > LONGER * shortest) {
      differences.add(
          Difference.mayExplain(
              "length of the recordings: "
                  + range(ofBase)
                  + " on "
                  + base.label()
                  + ", "
                  + range(ofNext)
                  + " on "
                  + next.label()
                  + "; start-up is not the same share of both"));
    }
  }

  private static List<Double> lengths(Side side) {
    return side.iterations().stream().map(recording -> recording.get(Quantity.WALL)).toList();
  }

  private static String range(List<Double> nanos) {
    String least = Wording.time(Collections.min(nanos));
    String most = Wording.time(Collections.max(nanos));
    return least.equals(most) ? least : least + ".." + most;
  }
}
