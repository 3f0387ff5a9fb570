package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.contrast.Contrast;
import io.fjprobe.analyzer.compare.contrast.GrownMethod;
import io.fjprobe.analyzer.compare.contrast.SampledCode;
import io.fjprobe.analyzer.compare.contrast.SlowerLines;
import io.fjprobe.analyzer.compare.contrast.TimesAtLine;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.compare.moment.MomentContrast;
import io.fjprobe.analyzer.compare.moment.MomentRow;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Severity;
import io.fjprobe.analyzer.wording.MomentWording;
import io.fjprobe.analyzer.wording.Wording;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A contrast that one cause looks at with the question why the slow side is slow. It notes what
 * evidence the cause asks for.
 */
public final class Case {

  private static final List<String> WAYS_TO_HAND_OVER =
      Stream.of(
              Stream.of("one-at-a-time"),
              Arrays.stream(Context.values())
                  .filter(context -> context != Context.REPEATED) // each cause says that itself
                  .map(Context::finding),
              Stream.of("saturated-executor"))
          .flatMap(each -> each)
          .distinct()
          .toList();

  private final Contrast contrast;
  private final boolean nextIsSlow;
  private final Set<Evidence> used = EnumSet.noneOf(Evidence.class);

  public Case(Contrast contrast) {
    this.contrast = contrast;
    this.nextIsSlow = contrast.wall().difference().value() > 0;
  }

  public Contrast contrast() {
    return contrast;
  }

  public boolean nextIsSlow() {
    return nextIsSlow;
  }

  /** Returns whether the unit of work is a run of the program. */
  public boolean ofRuns() {
    return contrast.unitOfWork() == UnitOfWork.RUN;
  }

  /** Returns what the slow side has of a pair. */
  public <T extends @Nullable Object> T onSlow(BySide<T> both) {
    return both.of(nextIsSlow);
  }

  public <T extends @Nullable Object> T onFast(BySide<T> both) {
    return both.of(!nextIsSlow);
  }

  public String slow() {
    return onSlow(contrast.labels());
  }

  public String fast() {
    return onFast(contrast.labels());
  }

  /** Returns how much longer an operation takes on the slow side, in nanoseconds. */
  public double gap() {
    return Math.abs(contrast.wall().difference().value());
  }

  /**
   * Returns whether this time can make enough of the gap. What takes a shorter time is not the
   * cause, however much more of it there is.
   *
   * @param share the least share of the gap
   * @param nanos per operation
   */
  public boolean canMake(CauseLimit share, double nanos) {
    return nanos >= share.value() * gap();
  }

  /**
   * Returns how evidence changed, and notes that it is used. What is counted differently on both
   * sides is no evidence.
   */
  private Change used(Evidence evidence) {
    if (contrast.comparable(evidence)) {
      used.add(evidence);
    }
    return contrast.compared(evidence);
  }

  /**
   * Returns the number on the slow side. It is not a number if it is not known, or if it does not
   * mean the same on the other side.
   */
  public double onSlow(Evidence evidence) {
    return onSlow(used(evidence).values());
  }

  public double onFast(Evidence evidence) {
    return onFast(used(evidence).values());
  }

  /** Returns whether both sides have it recorded. */
  public boolean known(Evidence evidence) {
    return used(evidence).known();
  }

  /** Returns whether the slow side has more of it, by a factor that is worth a word. */
  public boolean more(Evidence evidence) {
    return more(used(evidence), worthAWord());
  }

  public boolean fewer(Evidence evidence) {
    return fewer(used(evidence), worthAWord());
  }

  /**
   * Returns the factor that is worth a word. If the gap is small, a cause need not differ by more
   * than the gap itself.
   */
  private double worthAWord() {
    Change wall = contrast.wall();
    double slowdown = nextIsSlow ? wall.factor() : 1 / wall.factor();
    return Math.min(CauseLimit.WORTH_A_WORD.value(), slowdown);
  }

  /**
   * Returns whether the slow side has at least this many times as much of it, and that is no
   * accident.
   */
  public boolean more(Evidence evidence, CauseLimit factor) {
    return more(used(evidence), factor.value());
  }

  public boolean fewer(Evidence evidence, CauseLimit factor) {
    return fewer(used(evidence), factor.value());
  }

  private boolean fewer(Change change, double factor) {
    return nextIsSlow ? change.fell(factor) : change.rose(factor);
  }

  private boolean more(Change change, double factor) {
    return nextIsSlow ? change.rose(factor) : change.fell(factor);
  }

  /**
   * Returns whether both sides have about as much of it. They may differ for certain, but by
   * little.
   */
  public boolean same(Evidence evidence) {
    Change change = used(evidence);
    double larger = Math.max(change.base(), change.next());
    return change.known()
        && larger <= CauseLimit.WORTH_A_WORD.value() * Math.min(change.base(), change.next());
  }

  public double onSlow(Part part) {
    return onSlow(contrast.nanos(part).values());
  }

  public double onFast(Part part) {
    return onFast(contrast.nanos(part).values());
  }

  /** Returns whether a part takes longer on the slow side, by a factor that is a change. */
  public boolean moreTime(Part part) {
    return more(contrast.nanos(part), CauseLimit.WORTH_A_WORD.value());
  }

  /**
   * Returns whether the JIT compiles for longer on the slow side because that runs code which the
   * fast side does not run.
   */
  public boolean isCompiledMore() {
    return more(Evidence.COMPILE_TIME, CauseLimit.CLEARLY_MORE)
        && TellingCode.of(this).isOnlyOnSlow();
  }

  /**
   * Returns the diagnosis of a finding that most recordings of the slow side have by themselves;
   * null: they do not, or most of the fast side have it too.
   */
  public @Nullable Diagnosis onlyHeardOfSlow(String finding) {
    BySide<@Nullable Diagnosis> heard = contrast.heard(finding);
    return onFast(heard) != null ? null : onSlow(heard);
  }

  /**
   * Returns the same, and also a warning whose words are not those of a remark on the fast side.
   */
  private @Nullable Diagnosis onlyWarnedOfSlow(String finding) {
    BySide<@Nullable Diagnosis> heard = contrast.heard(finding);
    Diagnosis slow = onSlow(heard);
    Diagnosis fast = onFast(heard);
    boolean asOnFast =
        slow == null
            || fast != null && (fast.severity() == Severity.WARNING || slow.saysTheSameAs(fast));
    return asOnFast ? null : slow;
  }

  /**
   * Returns as a sign what a finding says of the slow side alone, if it names a way to hand over
   * work; none: none does.
   */
  public List<String> alsoHeard() {
    return WAYS_TO_HAND_OVER.stream()
        .map(this::onlyWarnedOfSlow)
        .filter(Objects::nonNull)
        .findFirst()
        .map(this::onlyHeard)
        .stream()
        .toList();
  }

  /** Returns as a sign what a finding says of the slow side alone. */
  public String onlyHeard(Diagnosis heard) {
    return Wording.text(
        "only on %s: %s", slow(), Wording.withoutCapital(heard.statement().summary()));
  }

  /**
   * Returns a sentence if clearly more virtual threads wait for a carrier on the slow side; empty:
   * they do not, or that is not known.
   */
  public String moreWaitForCarrier() {
    BySide<Double> ready = ready();
    return ready == null
        ? ""
        : Wording.text(
            " Virtual threads that could run and wait for a carrier, in the mean (estimate): %s.",
            both(ready.map(Wording::number)));
  }

  /** Returns the same as a sign. */
  public List<String> whileMoreWaitForCarrier() {
    BySide<Double> ready = ready();
    return ready == null
        ? List.of()
        : List.of(
            Wording.text(
                "about %s virtual threads wait for a carrier on %s, and %s on %s%s",
                Wording.number(onSlow(ready)),
                slow(),
                Wording.number(onFast(ready)),
                fast(),
                onCarriers()));
  }

  /** Says what carriers run for longer on the slow side; empty: nothing, or it is not known. */
  private String onCarriers() {
    MomentContrast moments = contrast.moments();
    return moments == null || !onSlow(contrast.isOfVirtualThreads())
        ? ""
        : moments.rows().stream()
            .filter(row -> row.worker() && row.doing().runsCode())
            .filter(row -> row.difference().moved())
            .filter(row -> onSlow(row.nanos()) > onFast(row.nanos()))
            .map(MomentRow::line)
            .filter(Objects::nonNull)
            .findFirst()
            .map(line -> ", while carriers run at " + MomentWording.withoutPackage(line))
            .orElse("");
  }

  /** Null: not clearly more do on the slow side. */
  private @Nullable BySide<Double> ready() {
    BySide<Double> ready = contrast.moments() == null ? null : contrast.moments().ready();
    return ready == null
            || onSlow(ready) < 1
            || onSlow(ready) < CauseLimit.MUCH_MORE.value() * onFast(ready)
        ? null
        : ready;
  }

  /** Returns a sentence with what a finding says of the slow side. */
  public String onlyOnSlow(Diagnosis heard) {
    return Wording.text(" Only on %s: %s.", slow(), heard.statement().summary());
  }

  public SlowerLines slowerLines() {
    return contrast.slowerLines();
  }

  /**
   * Returns the method that most of the additional running time of the slow side is spent in; null:
   * there is none that could make enough of the gap, or it is not known.
   */
  public @Nullable GrownMethod grownMethod() {
    SampledCode sampled = contrast.sampledCode();
    GrownMethod method =
        sampled == null
            ? null
            : sampled.grownMethod(
                CauseLimit.GROWN_METHOD_MOST.value(),
                CauseLimit.GROWN_METHOD_SAMPLED.value(),
                CauseLimit.WORTH_A_WORD.value());
    return method == null
            || !canMake(CauseLimit.LINE_NAMED, onSlow(method.nanos()) - onFast(method.nanos()))
        ? null
        : method;
  }

  /** Returns a sentence that names that method and its time on both sides. */
  public String inMethod(GrownMethod method) {
    return Wording.text(
        " By %s, most of the additional running time on %s is in %s: %s per operation, with what it"
            + " calls.",
        method.byLooks()
            ? "the few stacks that looks at all threads saw"
            : "samples of all threads",
        slow(),
        method.where(),
        bySamples(method.nanos()));
  }

  /**
   * Returns a sentence that names a line and its time on both sides. It is empty without a line, or
   * if the times differ too little to matter.
   */
  public String at(String lead, @Nullable TimesAtLine times) {
    return times == null
            || Math.abs(onSlow(times.nanos()) - onFast(times.nanos()))
                < CauseLimit.LINE_NAMED.value() * gap()
        ? ""
        : " "
            + lead
            + " "
            + times.line()
            + ": "
            + both(times.nanos().map(Wording::time))
            + " per operation.";
  }

  /** Returns times that samples tell. Where no sample shows anything, that is no time of 0. */
  String bySamples(BySide<Double> nanos) {
    return both(nanos.map(each -> each == 0 ? "none seen" : "about " + Wording.time(each)));
  }

  /** Returns the numbers of both sides, the base first, like "32.6 on JDK 8, 0 on JDK 17". */
  public String both(Evidence evidence) {
    if (!contrast.comparable(evidence)) {
      return "counted differently on both sides";
    }
    return both(used(evidence).values().map(value -> number(evidence, value)));
  }

  public String both(Part part) {
    return both(contrast.nanos(part).values().map(Wording::time));
  }

  public String both(BySide<String> words) {
    BySide<String> each = words.with(contrast.labels(), (word, label) -> word + " on " + label);
    return each.base() + ", " + each.next();
  }

  private static String number(Evidence evidence, double value) {
    return Double.isNaN(value)
        ? "not recorded"
        : evidence.isTime()
            ? Wording.time(value)
            : evidence.isBytes() ? Wording.bytes(value) : Wording.number(value);
  }

  /**
   * Makes the account of a cause that applies. It rests on all evidence that the cause has asked
   * this case for.
   */
  public Cause.Account account(CauseStatement statement, String explanation, List<String> advice) {
    return new Cause.Account(statement, explanation, advice, List.copyOf(used));
  }

  /** Returns the same of a cause of which no signs are known. */
  public Cause.Account account(String summary, String explanation, List<String> advice) {
    return account(CauseStatement.of(summary), explanation, advice);
  }
}
