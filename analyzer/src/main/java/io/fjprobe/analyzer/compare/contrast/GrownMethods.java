package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.compare.measure.BySide;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds the method that most of the additional running time of the slow side is spent in. */
final class GrownMethods {

  /** Of methods whose scores differ by less than this share, the one nearest to the top counts. */
  private static final double AS_GOOD = 0.25;

  /** A method has a larger share of the time on the slow side if it is so many times as large. */
  private static final double LARGER = 2;

  /**
   * A method that has most of the additional time.
   *
   * @param depth how many methods it has called in the mean, with those that they have called
   * @param error by which that time may be off, in nanoseconds per operation
   * @param score is the higher, the more of that time it has, and the less other time
   * @param called code that is not the JDK's calls it in most samples
   */
  private record Candidate(
      String method, boolean own, double depth, double error, double score, boolean called) {}

  private final BySide<RunningTime> times;
  private final RunningTime slow;
  private final RunningTime fast;
  private final double most;

  /**
   * @param most the least share of the additional running time that the method has
   */
  GrownMethods(BySide<RunningTime> times, boolean nextIsSlow, double most) {
    this.times = times;
    slow = times.of(nextIsSlow);
    fast = times.of(!nextIsSlow);
    this.most = most;
  }

  /** Null: no method has most of it for certain. */
  @Nullable GrownMethod find() {
    double all = slow.nanos() - fast.nanos();
    List<Candidate> candidates =
        all <= 0
            ? List.of()
            : slow.methods().rows().entrySet().stream()
                .map(entry -> candidate(entry.getKey(), entry.getValue(), all))
                .flatMap(Optional::stream)
                .toList();
    Candidate own = best(candidates, Candidate::own);
    Candidate found = own == null ? tellsMost(candidates, all) : below(own, candidates);
    return found == null
        ? null
        : new GrownMethod(
            found.method(),
            own == null ? null : own.method(),
            times.map(side -> side.in(found.method()).nanos()),
            found.error(),
            slow.isByLooks());
  }

  /**
   * Returns what a method of the application calls that has more of that time or as much of it, and
   * less of other time; itself, if nothing does. If the fast side has another method in its place,
   * all of its time is additional. Then what both of them call tells more.
   */
  private Candidate below(Candidate own, List<Candidate> candidates) {
    Candidate found =
        best(candidates, each -> each.depth() <= own.depth() && (each.called() || each.own()));
    if (found != null && !found.own() || isOnFast(own)) {
      return found == null ? own : found;
    }
    Candidate shared =
        best(
            candidates,
            each -> each.depth() < own.depth() && each.called() && !each.own() && isOnFast(each));
    return shared != null ? shared : found == null ? own : found;
  }

  private boolean isOnFast(Candidate method) {
    return fast.in(method.method()).nanos() > 0;
  }

  /**
   * Methods below which all threads run have grown as much as all of them together, and have about
   * the same share of the time on both sides.
   */
  private boolean saysMore(Candidate method, double all) {
    double share = slow.methods().share(method.method());
    return method.score() >= (1 + AS_GOOD) * all * all / slow.nanos()
        || method.called() && share >= LARGER * fast.methods().share(method.method());
  }

  /**
   * Returns the method that the fast side has least of, where no method of the application has most
   * of the time. Null: there is none that says something.
   */
  private @Nullable Candidate tellsMost(List<Candidate> candidates, double all) {
    return candidates.stream()
        .filter(each -> saysMore(each, all))
        .min(
            Comparator.comparingDouble((Candidate each) -> -tells(each))
                .thenComparing(Candidate::depth)
                .thenComparing(Candidate::method))
        .orElse(null);
  }

  private double tells(Candidate each) {
    String method = each.method();
    return Telling.of(slow.in(method).nanos(), fast.in(method).nanos(), fast.sample());
  }

  /** Returns the method nearest to the top of the stack of those with the best scores. */
  private static @Nullable Candidate best(List<Candidate> candidates, Predicate<Candidate> wanted) {
    double score = candidates.stream().filter(wanted).mapToDouble(Candidate::score).max().orElse(0);
    return candidates.stream()
        .filter(wanted)
        .filter(each -> each.score() >= (1 - AS_GOOD) * score)
        .min(Comparator.comparingDouble(Candidate::depth).thenComparing(Candidate::method))
        .orElse(null);
  }

  private Optional<Candidate> candidate(String method, MethodAccount.Row row, double all) {
    RunningTime.Time onSlow = slow.in(method);
    RunningTime.Time onFast = fast.in(method);
    double more = onSlow.nanos() - onFast.nanos();
    double atLeast = onSlow.atLeastMoreThan(onFast, Normal.TWO_SIDED_95);
    return atLeast < most * all
        ? Optional.empty()
        : Optional.of(
            new Candidate(
                method,
                row.own(),
                row.depth(),
                more - atLeast,
                more * more / onSlow.nanos(),
                row.called() >= most * row.samples()));
  }
}
