package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.recording.part.Keyed;
import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.sample.MethodTally;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import java.util.List;
import java.util.Map;

/**
 * Which methods are on the stacks of threads that wait, by the line at which they do. They tell
 * which way the program came there.
 */
public final class WaitingStacks implements Part<WaitingStacks> {

  /**
   * Stacks in one segment.
   *
   * @param line frames of user code until lines are named
   */
  public record Key(int segment, String line) {

    private Key named(ApplicationCode code) {
      return new Key(segment, String.valueOf(code.choose(line)));
    }
  }

  /** What is known of one line. */
  public static final class Tally implements Part<Tally> {

    private final MethodTally methods = new MethodTally();
    private boolean whole = true;

    private void add(List<String> its, boolean isWhole) {
      methods.add(its, false);
      whole &= isWhole;
    }

    @Override
    public void merge(Tally other) {
      methods.merge(other.methods);
      whole &= other.whole;
    }

    @Override
    public void nameLines(ApplicationCode code) {
      methods.nameLines(code);
    }

    public MethodTally methods() {
      return methods;
    }

    /** Returns whether no stack lacks what is at its bottom, as deep ones do. */
    public boolean isWhole() {
      return whole;
    }
  }

  private final Keyed<Key, Tally> tallies = new Keyed<>(Tally::new, Key::named);

  /**
   * @param methods each once, from the top of the stack
   */
  void add(Key key, List<String> methods, boolean whole) {
    tallies.of(key).add(methods, whole);
  }

  public Map<Key, Tally> all() {
    return tallies.all();
  }

  @Override
  public void merge(WaitingStacks other) {
    tallies.merge(other.tallies);
  }

  @Override
  public void nameLines(ApplicationCode code) {
    tallies.nameLines(code);
  }
}
