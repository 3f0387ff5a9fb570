package io.fjprobe.analyzer.compare.cause;

import io.fjprobe.analyzer.compare.Change;
import io.fjprobe.analyzer.compare.Contrast;
import io.fjprobe.analyzer.compare.Evidence;
import io.fjprobe.analyzer.compare.Part;
import io.fjprobe.analyzer.compare.Place;
import io.fjprobe.analyzer.compare.Places;
import io.fjprobe.analyzer.compare.UnitOfWork;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A contrast, looked at as: why is the slow side slow? */
public final class Case {

  /** What is at least a change of how much is done; less is the noise of another run. */
  public static final double WORTH_A_WORD = 1.2;

  /** Of the gap. */
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

  /** The unit of work is a run of the program. */
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

  /** Nanoseconds per operation on the slow side. */
  public double slowWall() {
    return nextIsSlow ? contrast.wall().next() : contrast.wall().base();
  }

  /** Nanoseconds per operation that the slow side takes longer. */
  public double gap() {
    return Math.abs(contrast.wall().difference().value());
  }

  /** What is counted differently on both sides is no evidence. */
  private void use(Evidence evidence) {
    if (contrast.comparable(evidence)) {
      used.add(evidence);
    }
  }

  /** Not a number: not known, or not the same as on the other side. */
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

  /** The slow side has more of it, by a factor that is worth a word. */
  public boolean more(Evidence evidence) {
    return more(evidence, worthAWord());
  }

  public boolean fewer(Evidence evidence) {
    return fewer(evidence, worthAWord());
  }

  /** Of a small gap a cause need not be larger than the gap itself. */
  private double worthAWord() {
    Change wall = contrast.wall();
    double slowdown = nextIsSlow ? wall.factor() : 1 / wall.factor();
    return Math.min(WORTH_A_WORD, slowdown);
  }

  /** The slow side has so many times more of it, and that is no accident. */
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

  /** About as much on both sides; also if that differs for certain, but by little. */
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

  /** Of the time for which threads want a CPU, the slow side waits for it a larger share. */
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
   * What most recordings of the slow side have by themselves, and those of the fast one have not.
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

  /** Options of the JVM on the slow side; empty when not recorded. */
  public String slowOptions() {
    String options = nextIsSlow ? contrast.nextOptions() : contrast.baseOptions();
    return options == null ? "" : options;
  }

  public String fastOptions() {
    String options = nextIsSlow ? contrast.baseOptions() : contrast.nextOptions();
    return options == null ? "" : options;
  }

  public Places places() {
    return contrast.places();
  }

  /**
   * A line as a sentence of its own, with its time on both sides; nothing without a line that
   * differs enough to matter.
   */
  public String at(String lead, @Nullable Place place) {
    return place == null || Math.abs(place.next() - place.base()) < LITTLE * gap()
        ? ""
        : " "
            + lead
            + " "
            + place.line()
            + ": "
            + both(Wording.time(place.base()), Wording.time(place.next()))
            + " per operation.";
  }

  public boolean slowIsOutside() {
    return nextIsSlow ? contrast.nextIsOutside() : contrast.baseIsOutside();
  }

  public boolean fastIsOutside() {
    return nextIsSlow ? contrast.baseIsOutside() : contrast.nextIsOutside();
  }

  /** "32.6 on JDK 8, 0 on JDK 17": the base first. */
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

  /** The evidence asked for since the last call. */
  public Set<Evidence> takeUsed() {
    Set<Evidence> taken = new LinkedHashSet<>(used);
    used.clear();
    return taken;
  }
}
