package io.fjprobe.analyzer.benchmark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is worse in the newest entry than in those before it on the same type of machine. A figure
 * has stepped back if its interval lies beyond those of more than half of them: one that happened
 * to be good does not decide alone.
 *
 * @param before the last ones, the newest of them first
 */
record StepsBack(Entry newest, List<Entry> before) {

  /** Older ones don't count. */
  private static final int MOST = 5;

  /**
   * @param entries at least one
   */
  static StepsBack of(List<Entry> entries) {
    List<Entry> sorted = new ArrayList<>(entries);
    sorted.sort(Comparator.comparing(Entry::instant).reversed());
    Entry newest = sorted.get(0);
    return new StepsBack(
        newest,
        sorted.stream()
            .skip(1)
            .filter(entry -> entry.machine().isOfTypeOf(newest.machine()))
            .limit(MOST)
            .toList());
  }

  /** Figures of the newest entry. */
  List<Figure> figures() {
    return newest.figures().stream().filter(this::isStepBack).toList();
  }

  private boolean isStepBack(Figure figure) {
    List<Figure> known = known(figure);
    long beyond = known.stream().filter(figure::isWorseThan).count();
    return 2 * beyond > known.size();
  }

  private List<Figure> known(Figure figure) {
    return before.stream()
        .map(entry -> entry.figure(figure.name()))
        .flatMap(Optional::stream)
        .toList();
  }

  /** A table of all figures, and what they are compared with. */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append("newest: ").append(described(newest)).append('\n');
    before.forEach(entry -> text.append("before: ").append(described(entry)).append('\n'));
    for (Figure figure : newest.figures()) {
      List<Figure> known = known(figure);
      text.append(isStepBack(figure) ? "STEP BACK  " : "           ").append(line(figure));
      text.append(known.isEmpty() ? ", new" : ", before " + numbers(known.get(0))).append('\n');
    }
    return text.toString();
  }

  private static String described(Entry entry) {
    return String.format(
        Locale.ROOT,
        "%s of %s, load %.1f, %s",
        entry.commit(),
        entry.date(),
        entry.loadBefore(),
        entry.machine());
  }

  private static String line(Figure figure) {
    return figure.name() + ": " + numbers(figure) + " " + figure.unit();
  }

  private static String numbers(Figure figure) {
    return String.format(
        Locale.ROOT,
        "%.3g (%.3g to %.3g, %d times)",
        figure.median(),
        figure.low(),
        figure.high(),
        figure.repetitions());
  }
}
