package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.AllocatedType;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.contrast.LongerCode;
import io.fjprobe.analyzer.compare.contrast.OnlyMethod;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.recording.stack.LineName;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Says what the slow side does that the fast side hardly does, or not at all: methods that it runs,
 * and objects that it allocates, by samples.
 */
public final class TellingCode {

  private final Case subject;
  private final BySide<Optional<OnlyMethod>> only;
  private final Optional<LongerCode> longer;
  private final Optional<AllocatedType> allocated;

  /**
   * @param line named in the summary already, which is in the method that tells no more; null: none
   *     is
   */
  private TellingCode(Case subject, BySide<Optional<OnlyMethod>> only, @Nullable String line) {
    this.subject = subject;
    this.only = only;
    longer =
        subject.contrast().inSamples().longerCode().stream()
            .filter(each -> isMuchMore(each.nanos()))
            .filter(each -> line == null || !each.method().equals(LineName.methodOf(line)))
            .findFirst();
    allocated =
        subject.contrast().inSamples().allocatedMore().stream()
            .filter(each -> isMuchMore(each.bytes()))
            .findFirst();
  }

  public static TellingCode of(Case subject) {
    return of(subject, null);
  }

  /**
   * @param line that the summary names; null: it names none
   */
  public static TellingCode of(Case subject, @Nullable String line) {
    SampledCode sampled = subject.contrast().sampledCode();
    return new TellingCode(
        subject,
        sampled == null
            ? new BySide<>(Optional.empty(), Optional.empty())
            : sampled.onlyMethods(CauseLimit.ONLY_ON_ONE_SIDE.value()),
        line);
  }

  /**
   * Returns what follows a summary right after this method; empty: nothing of it is clearly more.
   *
   * @param named null: none is
   */
  public String summary(@Nullable GrownMethod named) {
    return named == null
        ? ""
        : times(named)
            + (other(named).isEmpty() && isOnlyOnSlow(named.method())
                ? Wording.text(", which only samples of %s show", subject.slow())
                : "");
  }

  /**
   * Returns signs: what tells most; none: nothing is clearly more.
   *
   * @param named in the summary already, right at its end; null: none is
   */
  public List<String> signs(@Nullable GrownMethod named) {
    Optional<LongerCode> other = other(named);
    if (other.isEmpty()) {
      return onlyOnSlow(named);
    }
    return named != null && !times(named).isEmpty()
        ? List.of()
        : List.of(
            muchLonger(
                MomentWording.withoutPackage(other.get().method()) + " runs for about ",
                other.get().nanos()));
  }

  /** Returns another method than this one that runs for much longer, and on both sides. */
  private Optional<LongerCode> other(@Nullable GrownMethod named) {
    return longer
        .filter(each -> named == null || !each.method().equals(named.method()))
        .filter(each -> subject.onFast(each.nanos()) > 0);
  }

  /** The few stacks that looks saw tell no times. */
  private String times(GrownMethod named) {
    return longer
        .filter(each -> each.method().equals(named.method()))
        .map(each -> muchLonger(", for about ", each.nanos()))
        .orElseGet(() -> named.byLooks() ? "" : muchLonger(", for about ", named.nanos()));
  }

  /** Returns words and how long it takes on both sides; empty: it does not take much longer. */
  private String muchLonger(String words, BySide<Double> nanos) {
    return isMuchMore(nanos) && subject.onFast(nanos) > 0
        ? Wording.text(
            "%s%s on %s, and about %s on %s",
            words,
            Wording.time(subject.onSlow(nanos)),
            subject.slow(),
            Wording.time(subject.onFast(nanos)),
            subject.fast())
        : "";
  }

  /** Returns whether it names this method as one that only the slow side runs, if it names one. */
  boolean isOnlyOnSlow(String method) {
    return subject.onSlow(only).map(OnlyMethod::method).filter(method::equals).isPresent();
  }

  /** Returns whether only the slow side runs some method. */
  boolean isOnlyOnSlow() {
    return subject.onSlow(only).isPresent();
  }

  /**
   * Returns as a sign a method that only the slow side runs; none: there is none.
   *
   * @param named in the summary already; null: none is
   */
  public List<String> onlyOnSlow(@Nullable GrownMethod named) {
    return subject
        .onSlow(only)
        .map(OnlyMethod::method)
        .filter(method -> named == null || !method.equals(named.method()))
        .map(
            method ->
                Wording.text(
                    "only samples of %s show %s",
                    subject.slow(), MomentWording.withoutPackage(method)))
        .stream()
        .toList();
  }

  private boolean isMuchMore(BySide<Double> amounts) {
    return subject.onSlow(amounts) >= CauseLimit.MUCH_MORE.value() * subject.onFast(amounts);
  }

  /**
   * Returns as a sign what is allocated more; none: not so much that it matters, or a method that
   * only the slow side runs tells more.
   */
  List<String> allocatedMore() {
    return isOnlyOnSlow()
        ? List.of()
        : allocated.filter(this::matters).map(this::more).stream().toList();
  }

  private boolean matters(AllocatedType type) {
    double more = subject.onSlow(type.bytes()) - subject.onFast(type.bytes());
    return subject.canMake(
        CauseLimit.LINE_NAMED, more * CauseLimit.ALLOCATED_BYTE_HIGHEST_COST.value());
  }

  private String more(AllocatedType type) {
    double fast = subject.onFast(type.bytes());
    return fast == 0
        ? Wording.text(
            "%s of %s are allocated on %s, and none on %s, by samples",
            Wording.bytes(subject.onSlow(type.bytes())),
            type.shortType(),
            subject.slow(),
            subject.fast())
        : Wording.text(
            "about %s times as many bytes of %s are allocated on %s",
            Wording.number(subject.onSlow(type.bytes()) / fast), type.shortType(), subject.slow());
  }

  /** Returns sentences with what this rests on; empty: there is none. */
  public String sentence() {
    BySide<String> words =
        only.with(
            subject.contrast().labels(),
            (method, label) -> method.map(each -> words(each, label)).orElse(""));
    String both =
        Stream.of(words.base(), words.next())
            .filter(word -> !word.isEmpty())
            .collect(Collectors.joining("; "));
    return (both.isEmpty() ? "" : " " + both + ".")
        + allocated.map(this::words).orElse("")
        + OnlyLoaded.of(subject);
  }

  private static String words(OnlyMethod only, String label) {
    return Wording.text(
        "%s of the samples on %s are in %s, and none on the other side",
        Wording.percent(only.share()), label, only.method());
  }

  private String words(AllocatedType type) {
    return Wording.text(
        " Allocated per operation, by samples: %s %s.",
        type.shortType(),
        subject.both(type.bytes().map(bytes -> bytes == 0 ? "none" : Wording.bytes(bytes))));
  }
}
