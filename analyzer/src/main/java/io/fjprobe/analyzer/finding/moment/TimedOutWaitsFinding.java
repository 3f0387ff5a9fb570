package io.fjprobe.analyzer.finding.moment;

import static io.fjprobe.analyzer.finding.limit.Condition.MOST;
import static io.fjprobe.analyzer.finding.limit.Threshold.TIMED_OUT_WAITS;
import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.Holdup;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.finding.Verdict;
import io.fjprobe.analyzer.recording.stack.StackReading;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The program waits most of the time for threads that go on only when their time-out is over: those
 * that hold it up, or those whose result they wait for. A time-out may stand for a pace that is
 * wanted, so this is only a remark.
 *
 * <p>Needs looks at all threads, and events of waits with their time-outs.
 */
public final class TimedOutWaitsFinding extends LookFinding {

  /**
   * Waits that end by their time-out.
   *
   * @param threads that wait so
   */
  private record Waits(String threads, String line, TimedOutWaits.Row row) {}

  @Override
  public String id() {
    return "timed-out-waits";
  }

  @Override
  Diagnosis judge(Subject subject, Verdict verdict, MomentAccount account) {
    double least = subject.limits().remark(TIMED_OUT_WAITS);
    double most = subject.limits().value(MOST);
    TimedOutWaits all = subject.section().timedOutWaits();
    for (Box box : account.boxes()) {
      Waits own = waits(box.doing()) && box.share() >= least ? own(box, all, most) : null;
      if (own != null && isLongEnough(own, box.share(), account, most)) {
        return diagnosis(verdict, account, box, box.share(), own, least);
      }
    }
    Holdup holdup = account.boxes().isEmpty() ? null : Holdup.greatestOf(account);
    if (holdup == null || holdup.share() < least || !waits(holdup.highest().doing())) {
      return verdict.ok("it is not waits that hold the program up for most of the time");
    }
    Waits others = ofThoseWhoLetGoOn(holdup.highest(), account, all, most);
    return others == null || !isLongEnough(others, holdup.share(), account, most)
        ? verdict.ok("the waits that hold the program up do not end by their time-out")
        : diagnosis(verdict, account, holdup.highest(), holdup.share(), others, least);
  }

  private static boolean isLongEnough(
      Waits waits, double share, MomentAccount account, double most) {
    return waits.row.nanos() >= most * share * account.lookedNanos();
  }

  private static Diagnosis diagnosis(
      Verdict verdict, MomentAccount account, Box box, double share, Waits waits, double least) {
    String timeOut =
        waits.row.timeOut() == 0 ? "" : text(" of %s", Wording.time(waits.row.timeOut()));
    boolean own = waits.threads.equals(box.where());
    return verdict.diagnosis(
        Severity.INFO,
        share,
        null,
        text(
            "Waits%s mostly end by their time-out%s, as nobody lets them go on before; %s for %s of"
                + " the time",
            at(waits.line),
            timeOut,
            own
                ? "they hold the program up"
                : text("%s waits for these threads", MomentWording.one(box)),
            Wording.percent(share)),
        text(
            "In %s at all threads, %s %s%s for %s of the time.%s Of %s there, %s ended by their"
                + " time-out%s, after %s together. Threshold: remark from %s of the time.",
            Wording.many(account.looks(), "look"),
            MomentWording.one(box),
            MomentWording.of(box.doing()),
            MomentWording.line(box),
            Wording.percent(share),
            own
                ? ""
                : text(" It is let go on by %s, which waits%s.", waits.threads, at(waits.line)),
            Wording.many(waits.row.waits(), "recorded wait"),
            Wording.count(waits.row.count()),
            timeOut,
            Wording.time(waits.row.nanos()),
            Wording.percent(least)),
        List.of(
            text(
                own && box.doing() == Doing.WAITS_FOR_RESULT
                    ? "find out who should bring the result%s, and why it does not come in time; do"
                        + " not ask again and again for what does not come"
                    : "find out who should let these threads go on%s: a notify may wake a thread"
                        + " that waits for something else (use notifyAll, or a condition for each"
                        + " reason), come before the wait begins, or be missing",
                at(waits.line)),
            "if the time-out is a pace or a limit that is wanted, this sets the speed of the"
                + " program"));
  }

  private static String at(String line) {
    return MomentWording.at(line);
  }

  private static boolean waits(Doing doing) {
    return doing == Doing.WAITS || doing == Doing.WAITS_FOR_RESULT || doing.isKeptOut();
  }

  private static @Nullable Waits own(Box box, TimedOutWaits all, double most) {
    TimedOutWaits.Row row = box.line() == null ? null : all.byLine().get(box.line());
    return row == null || !isMost(row, most)
        ? null
        : new Waits(box.where(), Objects.requireNonNull(box.line()), row);
  }

  /** Of the threads that complete what is waited for, if these are in no pool. */
  private static @Nullable Waits ofThoseWhoLetGoOn(
      Box box, MomentAccount account, TimedOutWaits all, double most) {
    Map<String, Long> by =
        account.releases().stream()
            .filter(row -> row.doing() == box.doing() && Objects.equals(row.line(), box.line()))
            .filter(row -> !row.byWorker() && !row.by().equals(box.where()))
            .collect(
                Collectors.groupingBy(
                    ReleaseRow::by, TreeMap::new, Collectors.summingLong(ReleaseRow::times)));
    String threads =
        by.entrySet().stream()
            .max(Map.Entry.comparingByValue())
            .map(Map.Entry::getKey)
            .orElse(null);
    return threads == null
        ? null
        : all.of(threads).entrySet().stream()
            .filter(entry -> StackReading.isUserCode(entry.getKey())) // the JDK's timers wait so
            .filter(entry -> isMost(entry.getValue(), most))
            .max(Map.Entry.comparingByValue((a, b) -> Long.compare(a.nanos(), b.nanos())))
            .map(entry -> new Waits(threads, entry.getKey(), entry.getValue()))
            .orElse(null);
  }

  /** By time: many short waits may be ended by somebody. */
  private static boolean isMost(TimedOutWaits.Row row, double most) {
    return row.nanos() >= most * row.waitNanos();
  }
}
