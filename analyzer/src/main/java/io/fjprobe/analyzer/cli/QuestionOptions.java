package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.scale.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options that ask what would be if the program did something otherwise. */
final class QuestionOptions {

  private static final double MICROSECOND = 1_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--if-time",
      paramLabel = "CLASS=FACTOR",
      description =
          "Also predict: tasks of this class take FACTOR times as long. Repeat it for others; each"
              + " question is answered by itself.")
  private List<String> times = List.of();

  @Option(
      names = "--if-no-forks-below",
      paramLabel = "MICROSECONDS",
      description =
          "Also predict: a task is run at once and not forked, if it takes less than this with all"
              + " that come from it.")
  private List<Double> thresholds = List.of();

  @Option(
      names = "--if-joins-reversed",
      description = "Also predict: joins that follow each other are in the other order.")
  private boolean joinsReversed;

  @Option(
      names = "--if-managed",
      paramLabel = "CLASS",
      description =
          "Also predict: tasks of this class, which do nothing but wait, tell the pool by"
              + " ForkJoinPool.managedBlock.")
  private @Nullable List<String> managed;

  /** Returns all that is asked, in the order of the options. */
  List<Question> all() {
    List<Question> questions = new ArrayList<>();
    times.forEach(each -> questions.add(time(each)));
    thresholds.forEach(each -> questions.add(threshold(each)));
    if (joinsReversed) {
      questions.add(Question.reversedJoins());
    }
    if (managed != null) {
      managed.forEach(each -> questions.add(Question.managed(each)));
    }
    return questions;
  }

  private Question time(String text) {
    int end = text.lastIndexOf('=');
    try {
      double factor = Double.parseDouble(text.substring(end + 1));
      if (end > 0 && factor >= 0 && Double.isFinite(factor)) {
        return Question.time(text.substring(0, end), factor);
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw new ParameterException(
        spec.commandLine(),
        "--if-time=" + text + ": write a class of tasks and a factor, for example Merge=0.5");
  }

  private Question threshold(double microseconds) {
    if (!(microseconds > 0) || !Double.isFinite(microseconds)) {
      throw new ParameterException(
          spec.commandLine(),
          "--if-no-forks-below=" + microseconds + ": write a time in microseconds, above 0");
    }
    return Question.withoutForksBelow(microseconds * MICROSECOND);
  }
}
