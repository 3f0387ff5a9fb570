package io.fjprobe.analyzer.account.queue;

import io.fjprobe.analyzer.recording.task.RunLengths;
import io.fjprobe.analyzer.recording.task.StealKey;
import io.fjprobe.analyzer.recording.task.StealTally;
import io.fjprobe.analyzer.recording.task.Steals;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Breaks steals down by class, site, run length and pair. */
public final class StealAccounting {

  /** The most pairs of a thief and a victim that an account has. */
  private static final int PAIRS = 8;

  private final Steals steals;
  private final StealTally all = new StealTally();

  private StealAccounting(Steals steals) {
    this.steals = steals;
    steals.byKey().values().forEach(all::merge);
  }

  public static StealAccount of(Steals steals) {
    return new StealAccounting(steals).account();
  }

  private StealAccount account() {
    return new StealAccount(
        new StealSampling(
            all.events(), all.tasks(), all.tasks() > all.lengths().tasks(), all.maxInterval()),
        rows(StealKey::taskClass),
        rows(key -> key.victimKind() + ", " + key.site()),
        new StealRuns(
            runClasses(all.lengths()),
            mean(all.lengths()),
            all.lengths().max(),
            steals.timing().events() == 0 ? null : Long.valueOf(steals.timing().longestNanos())),
        pairs());
  }

  private List<StealRow> rows(Function<StealKey, String> name) {
    Map<String, StealTally> byName = new HashMap<>();
    steals
        .byKey()
        .forEach(
            (key, tally) ->
                byName.computeIfAbsent(name.apply(key), k -> new StealTally()).merge(tally));
    return byName.entrySet().stream()
        .map(entry -> row(entry.getKey(), entry.getValue()))
        .sorted(Comparator.comparingLong(StealRow::tasks).reversed().thenComparing(StealRow::name))
        .toList();
  }

  private StealRow row(String name, StealTally tally) {
    return new StealRow(
        name, tally.events(), tally.tasks(), share(tally.tasks()), mean(tally.lengths()));
  }

  private double share(long tasks) {
    return all.tasks() == 0 ? 0 : (double) tasks / all.tasks();
  }

  private static double mean(RunLengths lengths) {
    return lengths.runs() == 0 ? 0 : (double) lengths.tasks() / lengths.runs();
  }

  private static List<RunClass> runClasses(RunLengths lengths) {
    List<RunClass> classes = new ArrayList<>();
    for (int exponent = 0; exponent < lengths.classes() - 1; exponent++) {
      long runs = lengths.runs(exponent);
      if (runs > 0) {
        long from = 1L << exponent;
        classes.add(new RunClass(from, 2 * from - 1, runs, (double) runs / lengths.runs()));
      }
    }
    return classes;
  }

  private List<PairRow> pairs() {
    List<PairRow> rows = new ArrayList<>();
    steals
        .pairs()
        .forEach(
            (thief, victim, tasks) -> rows.add(new PairRow(thief, victim, tasks, share(tasks))));
    rows.sort(
        Comparator.comparingLong(PairRow::tasks)
            .reversed()
            .thenComparingInt(PairRow::thief)
            .thenComparingInt(PairRow::victim));
    return List.copyOf(rows.subList(0, Math.min(PAIRS, rows.size())));
  }
}
