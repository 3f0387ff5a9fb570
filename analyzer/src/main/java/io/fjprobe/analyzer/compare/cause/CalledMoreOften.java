package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.CallChange;
import io.fjprobe.analyzer.compare.contrast.MethodsToCount;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Says whether code runs more often on the slow side, or takes longer each time. The agent counts
 * calls of methods that its user names.
 */
public final class CalledMoreOften {

  private final Case subject;
  private final List<CallChange> counted;
  private final @Nullable String method;
  private final double longer;

  private CalledMoreOften(
      Case subject, List<CallChange> counted, @Nullable String method, double longer) {
    this.subject = subject;
    this.counted = counted;
    this.method = method;
    this.longer = longer;
  }

  /**
   * Returns null if no calls were counted on both sides.
   *
   * @param line that takes more time on the slow side, or a method; null: not known
   * @param nanos that threads spend there, per operation
   */
  public static @Nullable CalledMoreOften of(
      Case subject, @Nullable String line, BySide<Double> nanos) {
    List<CallChange> counted =
        subject.contrast().calls().stream().filter(CallChange::isKnown).toList();
    return counted.isEmpty()
        ? null
        : new CalledMoreOften(
            subject,
            counted,
            MethodsToCount.method(line),
            subject.onSlow(nanos) / subject.onFast(nanos));
  }

  private @Nullable CallChange own() {
    return counted.stream().filter(each -> isOf(each.method(), method)).findFirst().orElse(null);
  }

  /** A name that an option gives may end with what the method takes. */
  private static boolean isOf(String named, @Nullable String method) {
    int open = named.indexOf('(');
    return Objects.equals(open < 0 ? named : named.substring(0, open), method);
  }

  /**
   * Returns what to do next.
   *
   * @param calls that were counted; null: none were
   * @param line as {@link #of} gets it
   * @param caller line that called it; null: not known
   * @return null: the agent cannot count the calls of the line's method
   */
  public static @Nullable String advice(
      @Nullable CalledMoreOften calls, @Nullable String line, @Nullable String caller) {
    String known = calls == null ? null : calls.advice();
    return known != null ? known : CountCalls.advice(line, caller);
  }

  /** Returns signs. There are none if the counts don't tell why. */
  public List<String> signs() {
    return signs(null);
  }

  /**
   * Returns the same.
   *
   * @param told what has been said of samples; null: nothing. What only samples of one side show is
   *     not told again as only called there
   */
  public List<String> signs(@Nullable TellingCode told) {
    CallChange own = own();
    if (own != null && isMoreOften(own)) {
      return CauseStatement.all(
          moreOften(own, told, eachCall(ratio(own))), byCaller(own), allocatedMore());
    }
    CallChange most = most();
    if (most != null) {
      return CauseStatement.all(moreOften(most, told, ""), byCaller(most), allocatedMore());
    }
    return own == null
        ? List.of()
        : CauseStatement.all(
            List.of(
                Wording.text(
                    "%s is called %s on %s, so each call takes longer",
                    MomentWording.withoutPackage(own.method()),
                    ratio(own) * CauseLimit.WORTH_A_WORD.value() < 1
                        ? "less often"
                        : "about as often",
                    subject.slow())),
            allocatedMore());
  }

  /**
   * Returns what is called more often by the largest factor. Of several with about that factor, the
   * one that calls the others says most: what it calls is called as often because of it. Null:
   * nothing is.
   */
  private @Nullable CallChange most() {
    double largest =
        counted.stream().filter(this::isMoreOften).mapToDouble(this::ratio).max().orElse(0);
    SampledCode sampled = subject.contrast().sampledCode();
    return counted.stream()
        .filter(this::isMoreOften)
        .filter(each -> ratio(each) * CauseLimit.WORTH_A_WORD.value() >= largest)
        .max(
            Comparator.<CallChange>comparingDouble(
                    each -> sampled == null ? 0 : sampled.depthOnSlow(each.method()))
                .thenComparingDouble(this::ratio))
        .orElse(null);
  }

  private List<String> allocatedMore() {
    return TellingCode.of(subject).allocatedMore();
  }

  /** Returns a sentence with the calls of all methods that were counted. */
  public String sentence() {
    return counted.stream()
        .map(
            each ->
                MomentWording.withoutPackage(each.method())
                    + " "
                    + subject.both(each.calls().map(Wording::number)))
        .collect(Collectors.joining("; ", " Calls per operation, counted: ", "."));
  }

  /** Null: the calls of the method were not counted. */
  private @Nullable String advice() {
    CallChange own = own();
    return own == null
        ? null
        : isMoreOften(own)
            ? Wording.text(
                "look at what calls %s so often; to see where calls multiply, count the methods"
                    + " that call it, too",
                MomentWording.withoutPackage(own.method()))
            : Wording.text(
                "look at what each call of %s does; to see what it calls more often, count these"
                    + " methods, too",
                MomentWording.withoutPackage(own.method()));
  }

  private double ratio(CallChange change) {
    return subject.onSlow(change.calls()) / subject.onFast(change.calls());
  }

  private boolean isMoreOften(CallChange change) {
    return change.moved() && ratio(change) >= CauseLimit.WORTH_A_WORD.value();
  }

  private List<String> moreOften(CallChange change, @Nullable TellingCode told, String eachCall) {
    String name = MomentWording.withoutPackage(change.method());
    if (subject.onFast(change.calls()) > 0) {
      return List.of(
          Wording.text(
              "%s is called %s times as often on %s%s",
              name, Wording.number(ratio(change)), subject.slow(), eachCall));
    }
    return told != null && told.isOnlyOnSlow(change.method())
        ? List.of()
        : List.of(Wording.text("%s is only called on %s", name, subject.slow()));
  }

  /** Says who calls it and is not called more often itself; none: that is not known. */
  private List<String> byCaller(CallChange change) {
    SampledCode sampled = subject.contrast().sampledCode();
    return sampled == null
        ? List.of()
        : counted.stream()
            .filter(
                each -> isAsOften(each) && sampled.isCalledBelow(change.method(), each.method()))
            .min(Comparator.comparingDouble(each -> sampled.depthOnSlow(each.method())))
            .map(
                caller ->
                    Wording.text(
                        "%s, which calls %s, is called about as often",
                        MomentWording.withoutPackage(caller.method()),
                        MomentWording.withoutPackage(change.method())))
            .stream()
            .toList();
  }

  private boolean isAsOften(CallChange change) {
    double ratio = ratio(change);
    double alike = CauseLimit.WORTH_A_WORD.value();
    return ratio <= alike && ratio * alike >= 1;
  }

  /**
   * Returns how long a call takes, as the method has so many times as much time by so many calls.
   */
  private String eachCall(double moreCalls) {
    double each = longer / moreCalls;
    double alike = CauseLimit.WORTH_A_WORD.value();
    if (!Double.isFinite(each)) {
      return ""; // no look saw the fast side there
    }
    return each > alike
        ? Wording.text(", and each call takes about %s times as long", Wording.number(each))
        : each >= 1 / alike ? ", and each call takes about as long" : "";
  }
}
