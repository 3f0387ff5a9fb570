package io.fjprobe.analyzer.compare.cause.machine;

import io.fjprobe.analyzer.compare.cause.CalledMoreOften;
import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.ManyMore;
import io.fjprobe.analyzer.compare.cause.Starved;
import io.fjprobe.analyzer.compare.cause.TellingCode;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.CpuTaker;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Workers could run, but get no CPU. What took the CPUs from them may not be known. */
public final class StarvationCause implements Cause {

  @Override
  public String id() {
    return "cpu-starvation";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.CPU_WAIT);
  }

  /**
   * Adds the idle time, unless that grew at least twice as much as the waiting for a CPU. A worker
   * idles while it waits for another one that waits for a CPU.
   */
  @Override
  public Set<Part> parts(Case subject) {
    double waits = subject.onSlow(Part.CPU_WAIT) - subject.onFast(Part.CPU_WAIT);
    double idles = subject.onSlow(Part.IDLE) - subject.onFast(Part.IDLE);
    return waits > idles / CauseLimit.CPU_STARVATION_IDLE.value()
        ? EnumSet.of(Part.CPU_WAIT, Part.IDLE)
        : parts();
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  /** Whether other threads use most of the CPU time that the workers do not get. */
  private static boolean isTaken(Case subject, BySide<? extends @Nullable Double> nanos) {
    Double slow = subject.onSlow(nanos);
    Double fast = subject.onFast(nanos);
    double waits = subject.onSlow(Part.CPU_WAIT) - subject.onFast(Part.CPU_WAIT);
    return slow != null
        && fast != null
        && slow >= CauseLimit.WORTH_A_WORD.value() * fast
        && slow - fast >= CauseLimit.CPU_STARVATION_TAKEN.value() * waits;
  }

  /** Whether compilers take the CPUs that workers wait for, because other code runs. */
  private static boolean takesMoreToCompile(Case subject) {
    CpuTaker most = subject.contrast().cpuTaker();
    return most != null
        && most.compilers()
        && isTaken(subject, most.nanos())
        && subject.isCompiledMore();
  }

  /** Returns where threads run for longer; empty: it is not known. */
  private static String ranMore(Case subject) {
    GrownMethod method = subject.grownMethod();
    return method == null
        ? ""
        : Wording.text(", and most of what runs longer is in %s", method.shortly());
  }

  /** Returns signs that tell what the threads do that use the CPUs; none: nothing tells it. */
  private static List<String> whatRunsMore(Case subject, CpuTaker taker) {
    TellingCode code = TellingCode.of(subject);
    CalledMoreOften calls = CalledMoreOften.of(subject, null, taker.nanos());
    return CauseStatement.all(
        code.onlyOnSlow(subject.grownMethod()), calls == null ? List.of() : calls.signs(code));
  }

  @Override
  public @Nullable Account judge(Case subject) {
    if (!Starved.more(subject) || takesMoreToCompile(subject)) {
      return null;
    }
    BySide<@Nullable Double> load = subject.contrast().foreignLoad();
    boolean compiles = subject.more(Evidence.COMPILE_TIME);
    BySide<@Nullable Double> unnamed = subject.contrast().unnamedCpuNanos();
    boolean collects = isTaken(subject, unnamed);
    CpuTaker most = subject.contrast().cpuTaker();
    CpuTaker taker = most != null && isTaken(subject, most.nanos()) ? most : null;
    String who = collects ? "the JVM's own threads" : taker == null ? null : taker.who();
    return subject.account(
        CauseStatement.of(
            "workers get less CPU time on "
                + subject.slow()
                + (who == null ? "" : Wording.text(", where %s use more of it", who))
                + (taker == null || taker.compilers() ? "" : ranMore(subject)),
            taker == null || taker.compilers() ? List.of() : whatRunsMore(subject, taker),
            ManyMore.of(subject)),
        "Waiting for a CPU, as the system counted it: "
            + subject.both(Part.CPU_WAIT)
            + " per operation."
            + (load.any(Objects::isNull)
                ? ""
                : " CPU load of other processes: " + subject.both(load.map(Wording::percent)) + ".")
            + (unnamed.any(Objects::isNull)
                ? ""
                : " CPU time of threads of the JVM itself, such as those of the garbage collector: "
                    + subject.both(unnamed.map(Wording::time))
                    + " per operation.")
            + (taker == null
                ? ""
                : Wording.text(
                    " CPU time of %s: %s per operation.",
                    taker.who(),
                    subject.both(
                        taker.nanos().map(each -> each == 0 ? "little" : Wording.time(each)))))
            + (compiles
                ? " The JVM's own JIT compiled: " + subject.both(Evidence.COMPILE_TIME) + "."
                : ""),
        List.of(advice(collects, compiles, taker)));
  }

  /**
   * @param collects whether collectors use more of the CPUs
   * @param compiles whether the JIT does
   * @param taker who else does; null: that is not known
   */
  private static String advice(boolean collects, boolean compiles, @Nullable CpuTaker taker) {
    if (collects) {
      return "compare what the garbage collector does on both sides: the pauses are only a part of"
          + " it, see jdk.GarbageCollection in JMC";
    }
    if (compiles || taker != null && taker.compilers()) {
      return "let both sides run for longer, so that the JIT is done before what counts";
    }
    return taker != null
        ? Wording.text("look at what %s do, and whether they have to", taker.who())
        : "measure both sides on a machine that does nothing else, with the same CPUs";
  }
}
