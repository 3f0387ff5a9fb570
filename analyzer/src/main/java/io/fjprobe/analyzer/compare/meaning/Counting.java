package io.fjprobe.analyzer.compare.meaning;

import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who counts in a pool. What some counts mean depends on it.
 *
 * @param generation of the pool's algorithm, as the agent names it
 * @param olderAgent it does not count steal runs, and more by its own definitions
 * @param poolKind null: no pool is known
 */
record Counting(String generation, boolean olderAgent, @Nullable PoolKind poolKind) {

  static final String OLDER_AGENT = " (older agent)";

  private static final String LIBRARY = "jsr166y";

  /** Returns all that count in the pools that carry the work; empty without an agent. */
  static Set<Counting> of(Side side) {
    Set<Counting> countings = new LinkedHashSet<>();
    for (Side.Fork fork : side.forks()) {
      AgentAccount agent = fork.recording().agent();
      if (agent != null && agent.generation() != null) {
        List<PoolAccount> pools =
            fork.section().pools().stream()
                .filter(pool -> side.pools().contains(pool.name()))
                .toList();
        pools.forEach(pool -> countings.add(in(pool, agent)));
        if (pools.isEmpty()) {
          countings.add(new Counting(ofJdk(agent), false, null));
        }
      }
    }
    return countings;
  }

  private static Counting in(PoolAccount pool, AgentAccount agent) {
    return new Counting(
        pool.identity().kind().isLibrary() ? LIBRARY : ofJdk(agent),
        pool.counts().count(PoolCounter.STEAL_RUNS) == null,
        pool.identity().kind());
  }

  /**
   * Returns the generation of the JDK's own pools. The agent also names the generation of a
   * library, if the library is there.
   */
  private static String ofJdk(AgentAccount agent) {
    return Arrays.stream(agent.generation().split(", "))
        .filter(name -> !name.equals(LIBRARY))
        .findFirst()
        .orElse(agent.generation());
  }
}
