package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.contrast.OnlyClasses;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.measure.BySide;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Names the classes that only one side loads. They tell what it uses that the other does not. */
public final class OnlyLoaded {

  private OnlyLoaded() {}

  /** Returns sentences; empty: no side does, or it is not known. */
  public static String of(Case subject) {
    return String.join(
        "",
        both(subject.contrast().labels(), subject.contrast().onlyClasses(), " Only %s loads %s."));
  }

  /**
   * Returns signs with classes of the application; none: no side does, these are too many, or it is
   * not known. Libraries load some of theirs by chance.
   */
  public static List<String> signs(Case subject) {
    return signs(subject, own(subject));
  }

  /**
   * Returns the same with the classes of libraries, for a difference of which nothing else says
   * why; none: no side does, or there are some of the application.
   */
  public static List<String> signsOfLibraries(Case subject) {
    return own(subject).equals(OnlyClasses.NONE)
        ? both(
            subject.contrast().labels(),
            subject.contrast().onlyClasses().outermost(),
            "only %s loads classes of %s")
        : List.of();
  }

  /**
   * Returns the same of code that runs for longer. The JVM finds the method of a call faster if all
   * that may be called is in one class or two.
   */
  public static List<String> signsOfCode(Case subject) {
    OnlyClasses own = own(subject);
    List<String> signs = signs(subject, own);
    return signs.isEmpty() || !own.hasMore(subject.nextIsSlow())
        ? signs
        : CauseStatement.all(
            signs, List.of("calls may go to methods of more classes on " + subject.slow()));
  }

  private static OnlyClasses own(Case subject) {
    SampledCode sampled = subject.contrast().sampledCode();
    return sampled == null
        ? OnlyClasses.NONE
        : subject.contrast().onlyClasses().inPackages(sampled.ownPackages());
  }

  private static List<String> signs(Case subject, OnlyClasses own) {
    return own.areFew() ? both(subject.contrast().labels(), own, "only %s loads %s") : List.of();
  }

  private static List<String> both(BySide<String> labels, OnlyClasses classes, String words) {
    BySide<String> both =
        new BySide<>(classes.base(), classes.next())
            .with(
                labels,
                (some, label) ->
                    some.isEmpty()
                        ? ""
                        : String.format(Locale.ROOT, words, label, OnlyClasses.shortly(some)));
    return Stream.of(both.base(), both.next()).filter(each -> !each.isEmpty()).toList();
  }
}
