package io.fjprobe.analyzer.compare.cause.moment;

import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.compare.cause.CalledMoreOften;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.EachForItself;
import io.fjprobe.analyzer.compare.cause.InKernel;
import io.fjprobe.analyzer.compare.cause.ManyMore;
import io.fjprobe.analyzer.compare.cause.MoreOfTheSame;
import io.fjprobe.analyzer.compare.cause.MoreThrowables;
import io.fjprobe.analyzer.compare.cause.NotInSamples;
import io.fjprobe.analyzer.compare.cause.OnlyLoaded;
import io.fjprobe.analyzer.compare.cause.RepeatedUpdate;
import io.fjprobe.analyzer.compare.cause.TellingCode;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.moment.KeptOut;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What threads do at one line holds up more of the wall time on the slow side, and nothing says
 * why. Looks at all threads tell whether it takes more of their time, or fewer of them do it at the
 * same time.
 */
public final class LongerAtLineCause {

  public static final String ID = "longer-at-line";

  private static final String MORE_OFTEN_OR_LONGER =
      " Whether it runs more often, or for longer each time, is not recorded.";

  private final Case subject;

  /**
   * One line or two, of which each has its rows: of one activity, in any threads. Those that the
   * slow side has more of come first, and the largest of them first. The same line may be run by
   * other threads on the other side, which has more of these. Who asks and who answers may be two
   * lines in one JVM.
   */
  private final List<List<MomentRow>> lines;

  private LongerAtLineCause(Case subject, List<List<MomentRow>> lines) {
    this.subject = subject;
    this.lines = lines;
  }

  private Stream<MomentRow> rows() {
    return lines.stream().flatMap(List::stream);
  }

  /** Null: nobody looked at all threads on one side, or no line takes longer for certain. */
  public static @Nullable LongerAtLineCause of(Case subject) {
    MomentContrast moments = subject.contrast().moments();
    if (moments == null) {
      return null;
    }
    Map<String, List<MomentRow>> byLine = new TreeMap<>();
    for (MomentRow row : moments.rows()) {
      if (isKnown(row, subject) && row.difference().moved()) {
        byLine.computeIfAbsent(row.doing() + " " + row.line(), key -> new ArrayList<>()).add(row);
      }
    }
    List<LongerAtLineCause> lines =
        byLine.values().stream()
            .map(rows -> new LongerAtLineCause(subject, List.of(slowFirst(rows, subject))))
            .filter(line -> line.share() > 0)
            .sorted(Comparator.comparingDouble(LongerAtLineCause::share).reversed())
            .toList();
    if (lines.isEmpty()) {
      return null;
    }
    LongerAtLineCause first = lines.get(0);
    return first.share() > CauseLimit.LONGER_AT_LINE_MOST.value()
            || lines.size() == 1
            || !first.isBlocked()
            || !lines.get(1).isBlocked()
        ? first
        : new LongerAtLineCause(subject, List.of(first.lines.get(0), lines.get(1).lines.get(0)));
  }

  private static List<MomentRow> slowFirst(List<MomentRow> rows, Case subject) {
    return rows.stream()
        .sorted(Comparator.comparing((MomentRow row) -> !isMoreOnSlow(row, subject)))
        .toList();
  }

  private static boolean isMoreOnSlow(MomentRow row, Case subject) {
    return row.difference().value() > 0 == subject.nextIsSlow();
  }

  /** Samples may tell where threads run even where no line of the application does. */
  private static boolean isKnown(MomentRow row, Case subject) {
    if (row.line() != null || row.doing() != Doing.RUNS) {
      return row.line() != null;
    }
    GrownMethod method = subject.grownMethod();
    return method != null && method.isCalledAt(null);
  }

  private boolean isBlocked() {
    return rows().allMatch(row -> row.doing().isBlocked());
  }

  /** Returns the share of the gap that the line makes. */
  public double share() {
    return effect().value() / subject.contrast().wall().difference().value();
  }

  /**
   * Returns how much of the difference of wall times per operation the line makes, in nanoseconds.
   */
  public Estimate effect() {
    double value = 0;
    double low = 0;
    double high = 0;
    for (MomentRow row : rows().toList()) {
      value += row.difference().value();
      low += row.difference().low();
      high += row.difference().high();
    }
    return new Estimate(value, low, high);
  }

  public boolean isOfPool() {
    return rows().anyMatch(MomentRow::worker);
  }

  /** Returns whether threads outside of pools make most of the gap there, whoever else does. */
  public boolean isMostlyOutside() {
    double outside =
        rows().filter(row -> !row.worker()).mapToDouble(row -> row.difference().value()).sum();
    return outside / subject.contrast().wall().difference().value()
        > CauseLimit.LONGER_AT_LINE_MOST.value();
  }

  public Cause.Account account() {
    BySide<Double> threads = sum(MomentRow::threadNanos);
    boolean fewer = isByFewerThreads(threads);
    String what = lines.stream().map(this::what).collect(Collectors.joining(", and "));
    boolean two = lines.size() > 1;
    MoreThrowables throwables = fewer || !isRun() ? null : MoreThrowables.of(subject);
    // to make an exception takes time in the JVM, which is known then
    NotInSamples hidden =
        fewer || !isRun() || throwables != null ? null : NotInSamples.of(subject, firstLine());
    GrownMethod method = fewer || hidden != null ? null : grownMethod();
    CalledMoreOften calls =
        fewer || !isRun() ? null : CalledMoreOften.of(subject, firstLine(), threads);
    TellingCode code = TellingCode.of(subject, firstLine());
    List<String> reasons = reasons(fewer);
    return new Cause.Account(
        CauseStatement.of(
            Wording.text(
                    fewer
                        ? "fewer threads do this at the same time on %s: %s"
                        : two ? "these take more time on %s: %s" : "this takes more time on %s: %s",
                    subject.slow(),
                    what)
                + (method == null
                    ? ""
                    : ", most of it in " + MomentWording.withoutPackage(method.method()))
                + (hidden == null ? "" : hidden.summary())
                + (fewer || !isRun() || hidden != null ? "" : code.summary(method)),
            fewer || !isRun()
                ? List.of()
                : hidden != null
                    ? CauseStatement.all(hidden.signs(), code.onlyOnSlow(null))
                    : CauseStatement.all(code.signs(method), RepeatedUpdate.of(subject)),
            throwables == null ? List.of() : throwables.signs(),
            fewer || !isRun()
                ? List.of()
                : CauseStatement.all(interpreted(), MoreAndMore.of(subject, lines.get(0).get(0))),
            reasons.isEmpty() && !isRun() ? OnlyLoaded.signsOfLibraries(subject) : reasons,
            fewer ? List.of() : CauseStatement.all(EachForItself.of(subject), ManyMore.of(subject)),
            fewer || !isRun()
                ? List.of()
                : calls != null ? calls.signs(code) : MoreOfTheSame.of(subject, threads),
            fewer || !isRun() ? OnlyLoaded.signs(subject) : OnlyLoaded.signsOfCode(subject)),
        Wording.text(
                "By looks at all threads, %s, per operation: %s. The threads spend, per"
                    + " operation: %s. At the same time do it or something else that holds the program"
                    + " up: %s.",
                two ? "they hold up" : "it holds up",
                subject.both(sum(MomentRow::nanos).map(Wording::time)),
                subject.both(threads.map(Wording::time)),
                subject.both(widths()))
            + (method == null ? "" : subject.inMethod(method))
            + (throwables == null ? moreExceptions() : throwables.sentence())
            + (hidden == null ? "" : hidden.sentence())
            + (calls != null ? calls.sentence() : isRun() ? MORE_OFTEN_OR_LONGER : "")
            + (isRun() ? code.sentence() : OnlyLoaded.of(subject))
            + WayThere.sentence(subject, lines.get(0).get(0))
            + (fewer ? WayThere.othersSentence(subject, lines.get(0).get(0)) : "")
            + subject.moreWaitForCarrier(),
        hidden != null ? List.of(hidden.advice()) : advice(fewer, two, calls),
        List.of());
  }

  /** Returns signs that say why threads wait; none: nothing says it. */
  private List<String> reasons(boolean fewer) {
    MomentRow first = lines.get(0).get(0);
    return CauseStatement.all(
        fewer
            ? CauseStatement.all(fewerThreads(), whileOthersWait())
            : isRun() ? InKernel.of(subject) : List.of(),
        EndedByTime.of(subject, first),
        fewer
            ? List.of()
            : CauseStatement.all(MoreSleeps.of(subject, first), SleepsMeanwhile.of(subject, first)),
        WayThere.of(subject, first),
        isRun() ? List.of() : SlowNetwork.of(subject),
        subject.whileMoreWaitForCarrier(),
        subject.alsoHeard());
  }

  private List<String> interpreted() {
    return RunsInterpreted.of(subject, lines.get(0).get(0));
  }

  private @Nullable String firstLine() {
    return lines.get(0).get(0).line();
  }

  private List<String> advice(boolean fewer, boolean two, @Nullable CalledMoreOften calls) {
    List<String> advice = new ArrayList<>();
    advice.add(
        fewer
            ? "look at what lets fewer of them go on at the same time: a limit, a lock, a pool"
                + " or a queue"
            : two
                ? "look at what these lines do on each side, and at how often"
                : "look at what this line does on each side");
    if (!fewer && isRun() && !interpreted().isEmpty()) {
      advice.add(RunsInterpreted.ADVICE);
    }
    String count =
        fewer || !isRun()
            ? null
            : CalledMoreOften.advice(calls, firstLine(), lines.get(0).get(0).caller());
    if (count != null) {
      advice.add(count);
    }
    return advice;
  }

  /**
   * Whether more of the wall time goes there mostly since fewer threads do it at a time, and not
   * since all of them together spend more time on it.
   */
  private boolean isByFewerThreads(BySide<Double> threads) {
    BySide<Double> nanos = sum(MomentRow::nanos);
    double longer = Math.log(subject.onSlow(nanos) / subject.onFast(nanos));
    double more = Math.log(subject.onSlow(threads) / subject.onFast(threads));
    return subject.onSlow(threads) < CauseLimit.WORTH_A_WORD.value() * subject.onFast(threads)
        || more < CauseLimit.LONGER_AT_LINE_MOST.value() * longer;
  }

  /** Returns as a sign that there are fewer threads; none: that is not known. */
  private List<String> fewerThreads() {
    MomentRow row = lines.get(0).get(0);
    MomentContrast moments = subject.contrast().moments();
    if (moments == null || row.worker()) {
      return List.of();
    }
    BySide<Double> threads = moments.threads(row.where());
    double slow = subject.onSlow(threads);
    if (slow == 0 || subject.onFast(threads) < CauseLimit.CLEARLY_MORE.value() * slow) {
      return List.of();
    }
    String there = inMean(slow);
    return there.equals(inMean(1))
        ? List.of(
            Wording.text(
                "there is only one of these threads at a time on %s, in the mean, and there are %s"
                    + " on %s",
                subject.slow(), inMean(subject.onFast(threads)), subject.fast()))
        : List.of(
            Wording.text(
                "there are %s of these threads on %s, in the mean, and %s on %s",
                there, subject.slow(), inMean(subject.onFast(threads)), subject.fast()));
  }

  private static String inMean(double threads) {
    return Wording.text("%.1f", threads);
  }

  /** Returns as a sign who waits for what others have; none: not clearly more do. */
  private List<String> whileOthersWait() {
    MomentContrast moments = subject.contrast().moments();
    KeptOut most = moments == null ? null : moments.moreKeptOut(subject.nextIsSlow());
    if (most == null
        || subject.onSlow(most.threads()) < 1
        || subject.onSlow(most.threads())
            < CauseLimit.MUCH_MORE.value() * subject.onFast(most.threads())) {
      return WayThere.othersWait(subject, lines.get(0).get(0));
    }
    WaitRow row = most.row().of(subject.onSlow(most.threads()));
    return List.of(
        Wording.text(
            "on %s, %s wait for %s%s, and %s on %s",
            subject.slow(),
            MomentWording.threads(row),
            MomentWording.keptOutBy(row),
            MomentWording.line(row),
            Wording.number(subject.onFast(most.threads())),
            subject.fast()));
  }

  /**
   * Returns a sentence that says no more than that there are more of them; empty: there are not.
   */
  private String moreExceptions() {
    return subject.more(Evidence.THROWABLES, CauseLimit.MUCH_MORE)
        ? " " + MoreThrowables.created(subject)
        : "";
  }

  /** Whether threads run there, in contrast to waiting. */
  public boolean isRun() {
    return rows().allMatch(row -> row.doing() == Doing.RUNS);
  }

  /** Null: the threads do not run there, or the line itself has most of the time. */
  private @Nullable GrownMethod grownMethod() {
    GrownMethod method = isRun() ? subject.grownMethod() : null;
    return method != null && rows().anyMatch(row -> method.isCalledAt(row.line())) ? method : null;
  }

  private BySide<Double> sum(Function<MomentRow, BySide<Double>> number) {
    return new BySide<>(
        rows().mapToDouble(row -> number.apply(row).base()).sum(),
        rows().mapToDouble(row -> number.apply(row).next()).sum());
  }

  private String what(List<MomentRow> line) {
    MomentRow row = line.get(0);
    // where threads run, samples tell more than the box does
    String through = row.doing() == Doing.RUNS ? null : WayThere.through(subject, row);
    long slow = line.stream().filter(each -> isMoreOnSlow(each, subject)).count();
    return MomentWording.of(row.doing(), row.where(), row.worker(), row.line())
        + MomentWording.line(null, through, row.caller())
        + (slow > 1 ? ", and so do others" : "")
        + (slow < line.size() ? onFast(line.get((int) slow)) : "");
  }

  /** Says which threads do it on the fast side. */
  private String onFast(MomentRow row) {
    return Wording.text(
        " (on %s: %s)", subject.fast(), (row.worker() ? "pool " : "") + row.where());
  }

  private BySide<String> widths() {
    MomentRow row = lines.get(0).get(0);
    return new BySide<>(width(row.baseWidth()), width(row.nextWidth()));
  }

  private static String width(@Nullable Double threads) {
    return threads == null ? "none" : Wording.text("%.1f threads", threads);
  }
}
