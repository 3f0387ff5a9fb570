package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.contrast.OnlyClasses;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.measure.BySide;
import java.util.Locale;

/** Names the classes that only one side loads. They tell what it uses that the other does not. */
public final class OnlyLoaded {

  private OnlyLoaded() {}

  /** Returns sentences; empty: no side does, or it is not known. */
  public static String of(Case subject) {
    return both(
        subject.contrast().labels(), subject.contrast().onlyClasses(), " Only %s loads %s.");
  }

  /**
   * Returns the end of a summary with classes of the application; empty: no side does, these are
   * too many, or it is not known. Libraries load some of theirs by chance.
   */
  public static String summary(Case subject) {
    SampledCode sampled = subject.contrast().sampledCode();
    OnlyClasses own =
        sampled == null
            ? OnlyClasses.NONE
            : subject.contrast().onlyClasses().inPackages(sampled.ownPackages());
    return own.areFew() ? both(subject.contrast().labels(), own, "; only %s loads %s") : "";
  }

  private static String both(BySide<String> labels, OnlyClasses classes, String words) {
    BySide<String> both =
        new BySide<>(classes.base(), classes.next())
            .with(
                labels,
                (some, label) ->
                    some.isEmpty()
                        ? ""
                        : String.format(Locale.ROOT, words, label, OnlyClasses.shortly(some)));
    return both.base() + both.next();
  }
}
