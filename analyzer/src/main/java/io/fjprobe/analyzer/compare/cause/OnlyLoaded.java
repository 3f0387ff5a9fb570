package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.contrast.Contrast;
import io.fjprobe.analyzer.compare.contrast.OnlyClasses;
import io.fjprobe.analyzer.compare.measure.BySide;
import java.util.List;
import java.util.Locale;

/** Names the classes that only one side loads. They tell what it uses that the other does not. */
public final class OnlyLoaded {

  private OnlyLoaded() {}

  /** Returns sentences; empty: no side does, or it is not known. */
  public static String of(Case subject) {
    return both(subject.contrast(), " Only %s loads %s.");
  }

  /** Returns the end of a summary; empty: no side does, these are too many, or it is not known. */
  public static String summary(Case subject) {
    OnlyClasses only = subject.contrast().onlyClasses();
    return only.areFew() ? both(subject.contrast(), "; only %s loads %s") : "";
  }

  private static String both(Contrast contrast, String words) {
    BySide<List<String>> only =
        new BySide<>(contrast.onlyClasses().base(), contrast.onlyClasses().next());
    BySide<String> both =
        only.with(
            contrast.labels(),
            (classes, label) ->
                classes.isEmpty()
                    ? ""
                    : String.format(Locale.ROOT, words, label, OnlyClasses.shortly(classes)));
    return both.base() + both.next();
  }
}
