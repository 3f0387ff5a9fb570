package io.fjprobe.weaving.look;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Chooses the threads whose stacks are worth most. */
final class WantedStacks {

  /** Of threads that run and wait in turns. */
  private static final int MOST_IN_TURNS = 2;

  private final int most;
  private final Random random;

  WantedStacks(int most, Random random) {
    this.most = most;
    this.random = random;
  }

  /**
   * In random order, after those that have locks that others wait for, and those that run in
   * between. Of each state one in turn, for very many may wait in one way, and the others be those
   * that matter.
   */
  List<SeenThread> among(List<SeenThread> seen) {
    Set<Long> owners = new HashSet<>();
    for (SeenThread thread : seen) {
      owners.add(thread.owner);
    }
    List<SeenThread> wanted = new ArrayList<>();
    List<SeenThread> takeTurns = new ArrayList<>();
    Map<Integer, List<SeenThread>> others = new HashMap<>();
    int longest = 0;
    for (SeenThread thread : seen) {
      if (!thread.needsStack()) {
        continue;
      }
      if (owners.contains(thread.id)) {
        wanted.add(thread);
      } else if (thread.isCountedAsRunning()) {
        takeTurns.add(thread);
      } else {
        List<SeenThread> alike = others.get(thread.state);
        if (alike == null) {
          alike = new ArrayList<>();
          others.put(thread.state, alike);
        }
        alike.add(thread);
        longest = Math.max(longest, alike.size());
      }
    }
    Collections.shuffle(wanted, random);
    Collections.shuffle(takeTurns, random);
    wanted.addAll(takeTurns.subList(0, Math.min(takeTurns.size(), MOST_IN_TURNS)));
    for (List<SeenThread> alike : others.values()) {
      Collections.shuffle(alike, random);
    }
    for (int i = 0; i < Math.min(longest, most); i++) {
      for (List<SeenThread> alike : others.values()) {
        if (i < alike.size()) {
          wanted.add(alike.get(i));
        }
      }
    }
    return new ArrayList<>(wanted.subList(0, Math.min(wanted.size(), most)));
  }
}
