package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.contrast.OnlyClasses;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names the classes that only one side loads. They tell what it uses that the other does not. */
public final class OnlyLoaded {

  private OnlyLoaded() {}

  /** Returns sentences; empty: no side does, or it is not known. */
  public static String of(Case subject) {
    OnlyClasses only = subject.contrast().onlyClasses();
    BySide<String> words =
        new BySide<>(only.base(), only.next()).with(subject.contrast().labels(), OnlyLoaded::words);
    return Stream.of(words.base(), words.next())
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining());
  }

  private static String words(List<String> classes, String label) {
    return classes.isEmpty()
        ? ""
        : Wording.text(" Only %s loads %s.", label, OnlyClasses.shortly(classes));
  }
}
