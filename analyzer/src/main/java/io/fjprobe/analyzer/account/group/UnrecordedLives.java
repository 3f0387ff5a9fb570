package io.fjprobe.analyzer.account.group;

import io.fjprobe.analyzer.account.number.Increase;
import io.fjprobe.analyzer.account.number.Sums;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.recording.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Pools and workers that came and went too fast to be recorded one by one. */
public final class UnrecordedLives {

  private UnrecordedLives() {}

  public static List<String> lines(Recording recording) {
    Increase<LifeCounter> grown =
        Increase.of(recording.facts().lives(), null, Window.all(recording));
    List<String> lines = new ArrayList<>();
    long pools = Sums.orZero(grown.get(LifeCounter.POOLS_UNRECORDED));
    if (pools > 0) {
      Long tasks = grown.get(LifeCounter.TASKS_UNRECORDED);
      lines.add(
          String.format(
              Locale.ROOT,
              "%,d of %,d pools that ended, too many to record: of their %s nothing is in this"
                  + " account",
              pools,
              Sums.orZero(grown.get(LifeCounter.POOLS_ENDED)),
              tasks == null ? "tasks" : String.format(Locale.ROOT, "%,d tasks", tasks)));
    }
    long workers = Sums.orZero(grown.get(LifeCounter.WORKERS_UNRECORDED));
    if (workers > 0) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%,d of %,d workers that ended, singly; those of recorded pools are in their sums",
              workers,
              Sums.orZero(grown.get(LifeCounter.WORKERS_ENDED))));
    }
    return lines;
  }
}
