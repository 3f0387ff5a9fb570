package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.scale.graph.GraphChange;
import io.fjprobe.analyzer.scale.graph.PoolPolicy;
import io.fjprobe.analyzer.scale.graph.TaskGraph;
import io.fjprobe.analyzer.wording.Wording;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Asks what would be if a program did something otherwise. */
public final class Question {

  private final String words;
  private final @Nullable String taskClass;
  private final Function<BitSet, GraphChange> change;

  private final boolean managed;

  private Question(
      String words,
      @Nullable String taskClass,
      Function<BitSet, GraphChange> change,
      boolean managed) {
    this.managed = managed;
    this.words = words;
    this.taskClass = taskClass;
    this.change = change;
  }

  /**
   * If tasks of a class took another time.
   *
   * @param taskClass its name, or the end of it that follows a dot or a dollar sign
   * @param factor 0.5: half the time
   */
  public static Question time(String taskClass, double factor) {
    return new Question(
        "tasks of " + taskClass + " took " + Wording.number(factor) + " times as long",
        taskClass,
        classes -> GraphChange.time(classes, factor),
        false);
  }

  /** If tasks were not forked that take less time, with all that come from them. */
  public static Question withoutForksBelow(double nanos) {
    return new Question(
        "tasks that take less than " + Wording.time(nanos) + " in all were not forked",
        null,
        any -> GraphChange.withoutForksBelow(nanos),
        false);
  }

  /** If tasks that are joined one after the other were joined in the other order. */
  public static Question reversedJoins() {
    return new Question(
        "joins that follow each other were in the other order",
        null,
        any -> GraphChange.reversedJoins(),
        false);
  }

  /** If tasks of a class, which do nothing but wait, did so by ForkJoinPool.managedBlock. */
  public static Question managed(String taskClass) {
    return new Question(
        "tasks of " + taskClass + " waited by ForkJoinPool.managedBlock",
        taskClass,
        GraphChange::managed,
        true);
  }

  String words() {
    return words;
  }

  /**
   * @throws UnansweredQuestionException if this pool can't be simulated well enough for an answer
   */
  void check(PoolPolicy policy) {
    if (managed && !policy.knowsManagedBlocks()) {
      throw UnansweredQuestionException.managedBlocksOn8();
    }
  }

  /**
   * Returns the tasks as they would be.
   *
   * @throws UnansweredQuestionException if no class of the tasks has the name
   */
  TaskGraph of(TaskGraph graph) {
    BitSet classes = new BitSet();
    List<String> names = graph.classNames();
    if (taskClass != null) {
      for (int i = 0; i < names.size(); i++) {
        classes.set(i, isMeant(names.get(i), taskClass));
      }
      if (classes.isEmpty()) {
        throw UnansweredQuestionException.unknownClass(taskClass, names);
      }
    }
    return change.apply(classes).of(graph);
  }

  private static boolean isMeant(String name, String asked) {
    return name.equals(asked) || name.endsWith("." + asked) || name.endsWith("$" + asked);
  }
}
