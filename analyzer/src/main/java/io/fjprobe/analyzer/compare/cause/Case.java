package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.contrast.Change;
import io.fjprobe.analyzer.compare.contrast.Contrast;
import io.fjprobe.analyzer.compare.contrast.SlowerLines;
import io.fjprobe.analyzer.compare.contrast.TimesAtLine;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A contrast that is looked at with the question why the slow side is slow. */
public final class Case {

  /** The least factor between the two sides that is a change. Less is the noise of another run. */
  public static final double WORTH_A_WORD = 1.2;

  /**
   * The least difference between the times at a line on both sides for the line to be named, as a
   * share of the gap (0 to 1).
   */
  private static final double LITTLE = 0.1;

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

  public String slow() {
    return nextIsSlow ? contrast.nextLabel() : contrast.baseLabel();
  }

  public String fast() {
    return nextIsSlow ? contrast.baseLabel() : contrast.nextLabel();
  }

  public int slowParallelism() {
    return nextIsSlow ? contrast.nextParallelism() : contrast.baseParallelism();
  }

  public int fastParallelism() {
    return nextIsSlow ? contrast.baseParallelism() : contrast.nextParallelism();
  }

  /** Returns the wall time per operation on the slow side, in nanoseconds. */
  public double slowWall() {
    return nextIsSlow ? contrast.wall().next() : contrast.wall().base();
  }

  /** Returns how much longer an operation takes on the slow side, in nanoseconds. */
  public double gap() {
    return Math.abs(contrast.wall().difference().value());
  }

  /** Notes that evidence is used. What is counted differently on both sides is no evidence. */
  private void use(Evidence evidence) {
    if (contrast.comparable(evidence)) {
      used.add(evidence);
    }
  }

  /**
   * Returns the number on the slow side. It is not a number if it is not known, or if it does not
   * mean the same on the other side.
   */
  public double onSlow(Evidence evidence) {
    use(evidence);
    Change change = contrast.compared(evidence);
    return nextIsSlow ? change.next() : change.base();
  }

  public double onFast(Evidence evidence) {
    use(evidence);
    Change change = contrast.compared(evidence);
    return nextIsSlow ? change.base() : change.next();
  }

  /** Returns whether the slow side has more of it, by a factor that is worth a word. */
  public boolean more(Evidence evidence) {
    return more(evidence, worthAWord());
  }

  public boolean fewer(Evidence evidence) {
    return fewer(evidence, worthAWord());
  }

  /**
   * Returns the factor that is worth a word. If the gap is small, a cause need not differ by more
   * than the gap itself.
   */
  private double worthAWord() {
    Change wall = contrast.wall();
    double slowdown = nextIsSlow ? wall.factor() : 1 / wall.factor();
    return Math.min(WORTH_A_WORD, slowdown);
  }

  /**
   * Returns whether the slow side has at least this many times as much of it, and that is no
   * accident.
   */
  public boolean more(Evidence evidence, double factor) {
    use(evidence);
    Change change = contrast.compared(evidence);
    return nextIsSlow ? change.rose(factor) : change.fell(factor);
  }

  public boolean fewer(Evidence evidence, double factor) {
    use(evidence);
    Change change = contrast.compared(evidence);
    return nextIsSlow ? change.fell(factor) : change.rose(factor);
  }

  /**
   * Returns whether both sides have about as much of it. They may differ for certain, but by
   * little.
   */
  public boolean same(Evidence evidence) {
    use(evidence);
    Change change = contrast.compared(evidence);
    double larger = Math.max(change.base(), change.next());
    return change.known() && larger <= WORTH_A_WORD * Math.min(change.base(), change.next());
  }

  public double onSlow(Part part) {
    Change change = contrast.nanos(part);
    return nextIsSlow ? change.next() : change.base();
  }

  public double onFast(Part part) {
    Change change = contrast.nanos(part);
    return nextIsSlow ? change.base() : change.next();
  }

  public boolean moreTime(Part part, double factor) {
    Change change = contrast.nanos(part);
    return nextIsSlow ? change.rose(factor) : change.fell(factor);
  }

  /**
   * Returns whether the slow side waits for a CPU in a larger share of the time for which its
   * threads want one.
   */
  public boolean starvesMore() {
    double slow = starvedShare(true);
    double fast = starvedShare(false);
    return moreTime(Part.CPU_WAIT, WORTH_A_WORD) && slow > WORTH_A_WORD * fast;
  }

  private double starvedShare(boolean ofSlow) {
    double wanted = 0;
    for (Part part :
        Set.of(Part.WORK, Part.FORK_JOIN, Part.SCAN, Part.SPIN, Part.CPU_WAIT, Part.UNATTRIBUTED)) {
      wanted += ofSlow ? onSlow(part) : onFast(part);
    }
    double starved = ofSlow ? onSlow(Part.CPU_WAIT) : onFast(Part.CPU_WAIT);
    return wanted == 0 ? 0 : starved / wanted;
  }

  /**
   * Returns the diagnosis of a finding that most recordings of the slow side have by themselves;
   * null: they do not, or most of the fast side have it too.
   */
  public @Nullable Diagnosis onlyHeardOfSlow(String finding) {
    Diagnosis base = contrast.heardOfBase(finding);
    Diagnosis next = contrast.heardOfNext(finding);
    return (nextIsSlow ? base : next) != null ? null : nextIsSlow ? next : base;
  }

  public boolean slowIsAsync() {
    return nextIsSlow ? contrast.nextIsAsync() : contrast.baseIsAsync();
  }

  public boolean fastIsAsync() {
    return nextIsSlow ? contrast.baseIsAsync() : contrast.nextIsAsync();
  }

  /** Returns the options of the JVM on the slow side; empty when not recorded. */
  public String slowOptions() {
    String options = nextIsSlow ? contrast.nextOptions() : contrast.baseOptions();
    return options == null ? "" : options;
  }

  public String fastOptions() {
    String options = nextIsSlow ? contrast.baseOptions() : contrast.nextOptions();
    return options == null ? "" : options;
  }

  public SlowerLines slowerLines() {
    return contrast.slowerLines();
  }

  /**
   * Returns a sentence that names a line and its time on both sides. It is empty without a line, or
   * if the times differ too little to matter.
   */
  public String at(String lead, @Nullable TimesAtLine times) {
    return times == null || Math.abs(times.next() - times.base()) < LITTLE * gap()
        ? ""
        : " "
            + lead
            + " "
            + times.line()
            + ": "
            + both(Wording.time(times.base()), Wording.time(times.next()))
            + " per operation.";
  }

  public boolean slowIsOutside() {
    return nextIsSlow ? contrast.nextIsOutside() : contrast.baseIsOutside();
  }

  public boolean fastIsOutside() {
    return nextIsSlow ? contrast.baseIsOutside() : contrast.nextIsOutside();
  }

  /** Returns the numbers of both sides, the base first, like "32.6 on JDK 8, 0 on JDK 17". */
  public String both(Evidence evidence) {
    if (!contrast.comparable(evidence)) {
      return "counted differently on both sides";
    }
    use(evidence);
    Change change = contrast.compared(evidence);
    return both(number(evidence, change.base()), number(evidence, change.next()));
  }

  public String both(Part part) {
    Change change = contrast.nanos(part);
    return both(Wording.time(change.base()), Wording.time(change.next()));
  }

  public String both(String base, String next) {
    return base + " on " + contrast.baseLabel() + ", " + next + " on " + contrast.nextLabel();
  }

  private static String number(Evidence evidence, double value) {
    return Double.isNaN(value)
        ? "not recorded"
        : evidence.isTime()
            ? Wording.time(value)
            : evidence.isBytes() ? Wording.bytes(value) : Wording.number(value);
  }

  /** Returns the evidence that was asked for since the last call. */
  public Set<Evidence> takeUsed() {
    Set<Evidence> taken = new LinkedHashSet<>(used);
    used.clear();
    return taken;
  }
}
