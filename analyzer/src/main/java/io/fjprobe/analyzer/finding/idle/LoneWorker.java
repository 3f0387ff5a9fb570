package io.fjprobe.analyzer.finding.idle;

import static io.fjprobe.analyzer.wording.Wording.text;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.finding.Finding;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * A worker of the pool runs alone, as the account of wall time shows it: whoever waits for it, and
 * however they do.
 *
 * @param timeShare of the wall time, 0 to 1
 * @param cpuShare of the time of all CPUs, that nobody used meanwhile
 * @param certain whether the end of the interval is above the limit too
 * @param highest what it runs then, most of the time
 */
record LoneWorker(
    double timeShare, double cpuShare, boolean certain, Box highest, MomentAccount account) {

  /** Of the time of all CPUs; with two of them, a worker runs alone for half of the time. */
  static final double LEAST_UNUSED = 0.25;

  /** Of the time: a program that pauses more has no more to do. */
  private static final double ASKED = 0.8;

  /** Of the time in which workers run alone: those of this pool. */
  private static final double OF_THIS_POOL = 0.8;

  /** Of the limit, that the lower end of the interval has to reach. */
  private static final double SURELY = 0.8;

  /** Null if none does, or nobody looked. */
  static @Nullable LoneWorker of(Finding.Subject subject) {
    MomentAccount account = subject.section().moments();
    if (account == null
        || account.cpus() < 2
        || account.unused(Unused.NOT_ASKED) + account.unused(Unused.ASLEEP) > 1 - ASKED) {
      return null;
    }
    double cpuShare = account.unused(Unused.ONE_WORKER);
    List<Box> workers =
        account.boxes().stream().filter(box -> box.worker() && box.doing().runsCode()).toList();
    List<Box> own =
        workers.stream().filter(box -> box.where().equals(subject.pool().name())).toList();
    if (cpuShare < LEAST_UNUSED
        || sum(own, LoneWorker::alone) < OF_THIS_POOL * sum(workers, LoneWorker::alone)) {
      return null;
    }
    double spread = Math.sqrt(sum(own, box -> Math.pow(box.highShare() - box.lowShare(), 2))) / 2;
    double low = cpuShare * (1 - spread / sum(own, Box::share));
    Box highest = own.stream().reduce((a, b) -> alone(b) > alone(a) ? b : a).orElseThrow();
    double timeShare = Math.min(1, cpuShare * account.cpus() / (account.cpus() - 1));
    return new LoneWorker(timeShare, cpuShare, low >= SURELY * LEAST_UNUSED, highest, account);
  }

  /** Somebody looked, and CPUs were hardly unused for want of somebody who runs. */
  static boolean isRuledOut(Finding.Subject subject) {
    MomentAccount account = subject.section().moments();
    return account != null
        && account.cpus() > 1
        && account.unused(Unused.ONE_WORKER)
                + account.unused(Unused.ONE_OUTSIDE)
                + account.unused(Unused.FEW)
                + account.unused(Unused.NOBODY_RUNS)
            < LEAST_UNUSED;
  }

  private static double alone(Box box) {
    return box.alone() * box.width() * box.share();
  }

  private static double sum(List<Box> boxes, ToDoubleFunction<Box> what) {
    return boxes.stream().mapToDouble(what).sum();
  }

  String summary() {
    return text(
        "One worker at a time runs for %s of the time, while nothing else does",
        Wording.percent(timeShare));
  }

  String explanation(int parallelism) {
    return text(
        "The parallelism is %d, and there are %s. In %s at all threads, %s of the time of the CPUs"
            + " was unused because a worker of this pool ran alone%s. Threshold: warning from %s.",
        parallelism,
        Wording.many(account.cpus(), "CPU"),
        Wording.many(account.looks(), "look"),
        Wording.percent(cpuShare),
        highest.line() == null ? "" : ", most of it" + MomentWording.line(highest),
        Wording.percent(LEAST_UNUSED));
  }
}
