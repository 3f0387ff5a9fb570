package io.fjprobe.weaving.look;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Virtual threads that wait in the same state, for objects of the same class. */
final class AlikeThreads implements Comparable<AlikeThreads> {

  private final List<Thread> threads = new ArrayList<>();

  /** How often each place was met by chance. */
  private final Map<SeenThread, Integer> met = new HashMap<>();

  void add(Thread thread) {
    threads.add(thread);
  }

  int size() {
    return threads.size();
  }

  Thread get(int index) {
    return threads.get(index);
  }

  /**
   * @param at null: it has gone on
   */
  void met(SeenThread at) {
    if (at != null) {
      met.merge(at, 1, Integer::sum);
    }
  }

  boolean wasMet() {
    return !met.isEmpty();
  }

  /**
   * The places that were met stand for all of its threads.
   *
   * @param standsFor how many each of its threads stands for
   * @param owners places of threads that are known otherwise, and these
   */
  void scale(double standsFor, Map<SeenThread, Set<Thread>> owners) {
    double others = threads.size() * standsFor;
    int times = 0;
    for (Map.Entry<SeenThread, Integer> each : met.entrySet()) {
      Set<Thread> known = owners.get(each.getKey());
      others -= known == null ? 0 : known.size();
      times += known == null ? each.getValue() : 0;
    }
    for (Map.Entry<SeenThread, Integer> each : met.entrySet()) {
      if (!owners.containsKey(each.getKey())) {
        each.getKey().threads = (int) Math.max(1, Math.round(each.getValue() * others / times));
      }
    }
  }

  /** By their number. */
  @Override
  public int compareTo(AlikeThreads other) {
    return Integer.compare(threads.size(), other.threads.size());
  }
}
