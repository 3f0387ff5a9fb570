package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.PoolFacts;
import io.fjprobe.analyzer.recording.Recording;
import java.util.List;

/** One pool, or several that stand for one: a workload made one for each iteration. */
record PoolGroup(String name, List<Integer> ids, PoolFacts.Identity identity) {

  List<PoolFacts> pools(Recording recording) {
    return ids.stream().map(id -> recording.facts().pools().get(id)).toList();
  }
}
