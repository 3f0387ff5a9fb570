package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.recording.field.LookBlock;
import java.util.HashMap;
import java.util.Map;

/** Platform threads that are no workers. */
final class OtherThreads {

  private OtherThreads() {}

  /** Returns how many of each group a look sees. */
  static Map<String, Integer> in(MomentFold.Look look, MomentFold fold) {
    Map<String, Integer> groups = new HashMap<>();
    for (Seen seen : look.seen()) {
      LookBlock.LookedThread thread = fold.thread(seen.thread());
      if (thread.pool() == 0 && !thread.isVirtual()) {
        groups.merge(fold.names().of(thread), 1, Integer::sum);
      }
    }
    return groups;
  }
}
