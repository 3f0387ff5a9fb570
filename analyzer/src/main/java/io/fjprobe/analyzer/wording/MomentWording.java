package io.fjprobe.analyzer.wording;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.Holdup;
import io.fjprobe.analyzer.account.moment.LetGoOn;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.recording.moment.BoxKey;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a box of the account of wall time is called. */
public final class MomentWording {

  /** A box says how many threads wait for its lock if there are at least this many in the mean. */
  private static final double SOME_WAITER = 0.1;

  /** A lock is what matters if at least this many threads wait for it in the mean. */
  private static final double WAITER = 0.5;

  /** A thread is said to run alone if it does so for at least this share of its time. */
  private static final double ALONE = 0.5;

  /** One line alone is worth a word if it has at least this share of what all its lines hold up. */
  private static final double ONE_LINE = 0.9;

  /** A sentence names at most this many pools and groups of threads. */
  private static final int NAMES = 2;

  private static final Pattern PACKAGE =
      Pattern.compile("^(?:[a-z_][\\w$]*\\.)+(?=[^.]+\\.[^.]+$)");

  private MomentWording() {}

  public static String of(Box box) {
    return of(box.doing(), box.where(), box.worker())
        + unknownLine(box.doing(), box.line())
        + line(box)
        + context(box.context())
        + waiters(box);
  }

  /**
   * Says what the line alone does not say, so that two boxes do not look the same.
   *
   * @param context null: nothing is known of it
   */
  private static String context(@Nullable Context context) {
    if (context == null) {
      return "";
    }
    return switch (context) {
      case UNDIVIDED_SOURCE -> " (undivided stream)";
      case AT_ONCE -> " (joined at once)";
      case UNTIL_END, UNTIL_STATE -> " (polls)";
      case PINNED -> " (pinned)";
      default -> "";
    };
  }

  private static String of(Doing doing, String where, boolean worker) {
    return where.isEmpty() ? of(doing) : (worker ? "pool " : "") + where + ": " + of(doing);
  }

  /**
   * @param line null: not known
   */
  public static String of(Doing doing, String where, boolean worker, @Nullable String line) {
    return of(doing, where, worker) + unknownLine(doing, line) + part(" at ", line);
  }

  /** Says what a thread does, alone or after whoever does it. */
  public static String of(Doing doing) {
    return switch (doing) {
      case RUNS -> "runs";
      case RUNS_POOL -> "runs the pool's code";
      case SLEEPS -> "sleeps";
      case OUTSIDE -> "is blocked outside the JVM";
      case WAITS_FOR_LOCK -> "waits for a lock";
      case WAITS_FOR_PERMIT -> "waits for a permit or a connection";
      case WAITS_FOR_RESULT -> "waits for a result";
      case WAITS -> "waits";
      case NOT_ASKED -> "nothing is asked";
      case PAUSED -> "the JVM pauses all threads";
    };
  }

  /** Says what threads are kept out by. */
  public static String keptOutBy(WaitRow row) {
    return switch (row.doing()) {
      case WAITS_FOR_LOCK -> "a lock";
      case WAITS_FOR_PERMIT -> "a permit or a connection";
      default -> "something";
    };
  }

  private static String unknownLine(Doing doing, @Nullable String line) {
    return line == null && doing == Doing.RUNS ? " (line not known)" : "";
  }

  /** Says the account in one sentence: what holds most of the time up, and how. */
  public static String headline(MomentAccount account) {
    Holdup most = Holdup.greatestOf(account);
    Box box = most.highest();
    String share = Wording.percent(Math.min(1, most.share()));
    String who = names(most.who());
    String line = line(box);
    return switch (box.doing()) {
      case PAUSED -> Wording.text("For %s of the time, the JVM pauses all threads.", share);
      case NOT_ASKED ->
          Wording.text("For %s of the time, nothing is asked of the application.", share);
      case RUNS, RUNS_POOL -> running(account, most, share, who, line);
      case SLEEPS, OUTSIDE, WAITS_FOR_LOCK, WAITS_FOR_PERMIT, WAITS_FOR_RESULT, WAITS ->
          Wording.text(
              "For %s of the time, %s %s%s.", share, who, of(box.doing()), mostly(most, line));
    };
  }

  /** Names the first ones and says how many there are. */
  private static String names(List<String> all) {
    return all.size() <= NAMES
        ? String.join(" and ", all)
        : Wording.text(
            "%s and %s others",
            String.join(", ", all.subList(0, NAMES)), Wording.count(all.size() - NAMES));
  }

  private static String running(
      MomentAccount account, Holdup most, String share, String who, String line) {
    String what = who + " " + (most.who().size() > 1 ? "run" : of(most.highest().doing()));
    if (most.waiters() >= WAITER) {
      return Wording.text(
          "For %s of the time, %s%s, while %.1f other threads wait for its lock.",
          share, what, mostly(most, line), most.waiters());
    }
    if (account.cpus() > 1 && most.alone() >= ALONE) {
      return Wording.text(
          "For %s of the time, %s alone%s; %s of the CPUs are unused.",
          share, what, mostly(most, line), Wording.percent(account.unusedShare()));
    }
    return Wording.text(
        "For %s of the time, %s%s; %s of the CPUs are unused.",
        share, what, mostly(most, line), Wording.percent(account.unusedShare()));
  }

  /** Says where it is. At how many lines it is says whether one line is to be changed. */
  private static String mostly(Holdup holdup, String line) {
    if (line.isEmpty()) {
      return holdup.boxes().stream()
          .map(MomentWording::line)
          .filter(known -> !known.isEmpty())
          .findFirst()
          .map(known -> ", some of it" + known)
          .orElse("");
    }
    boolean one = holdup.highest().share() >= ONE_LINE * holdup.share();
    return one ? line : ", most of it" + line;
  }

  /** Says where it is, as the end of a sentence; empty: it is not known. */
  public static String line(Box box) {
    return line(box.line(), box.called(), box.caller());
  }

  public static String line(WaitRow row) {
    return line(row.line(), row.called(), row.caller());
  }

  /** Says where those wait that it lets go on, as the end of a sentence; empty: not known. */
  public static String line(ReleaseRow row) {
    return line(row.line(), row.called(), row.caller());
  }

  /** Returns the name of a class and a method, or of a line in it, without the package. */
  public static String withoutPackage(String name) {
    return PACKAGE.matcher(name).replaceFirst("");
  }

  /** Returns the same of lines with words between them. */
  public static String withoutPackages(String names) {
    return Arrays.stream(names.split(" "))
        .map(MomentWording::withoutPackage)
        .collect(Collectors.joining(" "));
  }

  /** Says where it is, as the end of a sentence. */
  public static String at(String line) {
    return part(" at ", line);
  }

  public static String of(ReleaseRow row) {
    boolean hasNoTask = row.doing() == Doing.NOT_ASKED;
    return (hasNoTask
            ? (row.worker() ? "pool " : "") + row.where() + ": has no task"
            : of(row.doing(), row.where(), row.worker()) + line(row))
        + Wording.text(
            " let go on by %s%s%s",
            (row.byWorker() ? "pool " : "") + row.by(),
            line(row.byLine(), null, row.byCaller()),
            row.timed() == 0
                ? ""
                : Wording.text(", %s of them when a time was over", Wording.count(row.timed())));
  }

  /** Says how often a time was over, and who lets others go on then. */
  public static String timed(LetGoOn its, ReleaseRow by) {
    return Wording.text(
        "in %s of %s cases seen (%s lets others go on then%s)",
        Wording.count(its.timed()),
        Wording.count(its.seen()),
        (by.byWorker() ? "pool " : "") + by.by(),
        line(by.byLine(), null, by.byCaller()));
  }

  /** Names one of the threads that a box is of. */
  public static String one(Box box) {
    if (box.worker()) {
      return "a worker of pool " + box.where();
    }
    return box.where().contains(BoxKey.ANY_NUMBER) ? "a thread of " + box.where() : box.where();
  }

  /**
   * Says how many there are on average. Of virtual threads, few are looked at and stand for all.
   */
  public static String threads(WaitRow row) {
    return row.where().equals(BoxKey.VIRTUAL)
        ? Wording.text("about %s virtual threads", Wording.number(row.threads()))
        : Wording.text(
            "%.1f threads of %s%s", row.threads(), row.worker() ? "pool " : "", row.where());
  }

  /** Says where it is, as the end of a sentence; empty: it is not known. */
  public static String line(
      @Nullable String line, @Nullable String called, @Nullable String caller) {
    return part(" at ", line) + part(" through ", called) + part(" called from ", caller);
  }

  /** Names a line without its package, which is in JSON. */
  private static String part(String how, @Nullable String line) {
    return line == null ? "" : how + PACKAGE.matcher(line).replaceFirst("");
  }

  private static String waiters(Box box) {
    return box.waiters() < SOME_WAITER
        ? ""
        : Wording.text("; %.1f threads wait for its lock", box.waiters());
  }
}
