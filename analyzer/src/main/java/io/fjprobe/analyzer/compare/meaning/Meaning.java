package io.fjprobe.analyzer.compare.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * What is counted differently by the generations of the pool's algorithm, so that it tells nothing
 * to set the one count beside the other. A pool that <em>behaves</em> differently is no such case.
 *
 * @param counted names of quantities, and of parts of the time
 * @param pools the kind of pools that it is true of; null: of all
 * @param same groups of countings within which it means the same
 * @param reason what differs; a part of a sentence
 */
record Meaning(List<String> counted, String pools, List<List<String>> same, String reason) {

  Meaning {
    Objects.requireNonNull(counted);
    Objects.requireNonNull(same);
    Objects.requireNonNull(reason);
  }

  boolean isOf(String what) {
    return counted.contains(what);
  }

  /** Returns whether all of these count alike. A single one is always like itself. */
  boolean unites(Set<Counting> countings) {
    List<String> names = new ArrayList<>();
    for (Counting counting : countings) {
      if (pools == null
          || counting.poolKind() != null && pools.equals(counting.poolKind().text())) {
        String name = nameOf(counting);
        if (!names.contains(name)) {
          names.add(name);
        }
      }
    }
    return names.size() < 2 || same.stream().anyMatch(group -> group.containsAll(names));
  }

  /**
   * Returns the name under which the groups know a counting. Most counts mean the same whichever
   * agent counts them.
   */
  private String nameOf(Counting counting) {
    String older = counting.generation() + Counting.OLDER_AGENT;
    boolean matters = same.stream().anyMatch(group -> group.contains(older));
    return counting.olderAgent() && matters ? older : counting.generation();
  }
}
