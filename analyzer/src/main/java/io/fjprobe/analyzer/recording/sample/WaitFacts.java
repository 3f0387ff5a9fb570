package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.part.Keyed;
import io.fjprobe.analyzer.recording.part.Part;
import io.fjprobe.analyzer.recording.part.Parts;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.tally.DurationTally;
import java.util.Map;

/** What threads of any kind wait for, as far as it matters which line of user code that is. */
public final class WaitFacts implements Part<WaitFacts> {

  private final Parts parts = new Parts();
  private final Keyed<ResultWait, DurationTally> results =
      parts.keep(new Keyed<>(DurationTally::new, (key, code) -> key.at(code.choose(key.line()))));
  private final Keyed<SleepLine, DurationTally> sleeps =
      parts.keep(new Keyed<>(DurationTally::new, (key, code) -> key.at(code.choose(key.line()))));

  public DurationTally result(ResultWait key) {
    return results.of(key);
  }

  /** Returns the waits for results, also those of workers. */
  public Map<ResultWait, DurationTally> results() {
    return results.all();
  }

  public DurationTally sleep(SleepLine key) {
    return sleeps.of(key);
  }

  /** Returns for how long threads asked to sleep, also virtual ones. */
  public Map<SleepLine, DurationTally> sleeps() {
    return sleeps.all();
  }

  @Override
  public void merge(WaitFacts other) {
    parts.merge(other.parts);
  }

  @Override
  public void nameLines(ApplicationCode code) {
    parts.nameLines(code);
  }
}
