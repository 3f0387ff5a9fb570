package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.part.Keyed;
import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.stack.StackMethods;
import java.util.List;
import java.util.Map;

/** Which methods threads ran, by segment. Samples of throwables are also counted apart. */
public final class MethodTallies implements Part<MethodTallies> {

  private final Keyed<MethodTally.Key, MethodTally> tallies = new Keyed<>(MethodTally::new);

  /**
   * @param methods of one sample, each once, from the top of the stack
   * @param cut those at the bottom of the stack are missing
   */
  public void add(int segment, MethodTally.Source source, List<String> methods, boolean cut) {
    tallies.of(new MethodTally.Key(segment, source, false)).add(methods, cut);
    if (StackMethods.areOfThrowables(methods)) {
      tallies.of(new MethodTally.Key(segment, source, true)).add(methods, cut);
    }
  }

  public Map<MethodTally.Key, MethodTally> all() {
    return tallies.all();
  }

  @Override
  public void merge(MethodTallies other) {
    tallies.merge(other.tallies);
  }

  @Override
  public void nameLines(ApplicationCode code) {
    tallies.nameLines(code);
  }
}
