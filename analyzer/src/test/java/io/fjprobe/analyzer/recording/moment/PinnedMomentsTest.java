package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.Stacks;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Carriers that wait because their virtual threads do. */
class PinnedMomentsTest extends LooksFixture {

  private static final Stack PRICE = Stacks.of("java.lang.Thread.sleep", "app.Price.ask");
  private static final Stack STOCK =
      Stacks.of(
          "java.util.concurrent.locks.LockSupport.park", "sun.nio.ch.Poller.poll", "app.Stock.ask");
  private static final String PRICED = "SLEEPS app.Price.ask:" + Stacks.LINE + " PINNED";
  private static final String STOCKED = "OUTSIDE app.Stock.ask:" + Stacks.LINE + " PINNED";

  private Map<String, Double> lines() {
    return moments.boxes().entrySet().stream()
        .collect(
            Collectors.toMap(
                entry ->
                    entry.getKey().doing()
                        + " "
                        + entry.getKey().line()
                        + " "
                        + entry.getKey().context(),
                entry -> entry.getValue().height() / WALL));
  }

  /** Their own stacks do not show where. */
  @Test
  void theLineIsThatOfTheVirtualThread() {
    fold.pinned(0, (long) WALL, PRICE);
    look(does(WAITS, JOIN), does(WAITS, MOUNTS), does(IDLE));

    assertThat(lines()).containsOnlyKeys(PRICED);
  }

  @Test
  void eachCarrierHasAVirtualThreadOfItsOwn() {
    fold.pinned(0, (long) WALL, PRICE);
    fold.pinned(0, (long) WALL, STOCK);
    look(does(WAITS, JOIN), does(WAITS, MOUNTS), does(WAITS, MOUNTS));

    assertThat(lines()).containsOnlyKeys(PRICED, STOCKED);
  }

  /** Nothing was recorded of the second half. */
  @Test
  void aPinHasItsTimeAlone() {
    fold.pinned(0, (long) WALL / 2, PRICE);
    look(does(IDLE), does(WAITS, MOUNTS), does(IDLE));

    assertThat(lines()).containsOnlyKeys(PRICED, "WAITS null null");
    assertThat(lines().get("WAITS null null")).isCloseTo(0.5, within(0.02));
  }

  /** It used a CPU since the last look, for the virtual thread or for another one before it. */
  @Test
  void aCarrierThatRanMayBeKeptNow() {
    fold.schedulers(Set.of(1));
    fold.pinned(0, (long) WALL, PRICE);
    look(does(WAITS, JOIN), does(RUNS), does(RUNS));

    assertThat(lines()).containsOnlyKeys(PRICED, "RUNS null null");
    assertThat(lines().get(PRICED)).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void aCarrierThatWaitsIsRatherKeptThanOneThatRan() {
    fold.schedulers(Set.of(1));
    fold.pinned(0, (long) WALL, PRICE);
    look(does(WAITS, JOIN), does(RUNS), does(WAITS, MOUNTS));

    assertThat(moments.boxes().values()).hasSize(2);
    assertThat(lines()).containsOnlyKeys(PRICED, "RUNS null null");
  }

  @Test
  void aWorkerThatRunsIsNoCarrier() {
    fold.pinned(0, (long) WALL, PRICE);
    look(does(WAITS, JOIN), does(RUNS), does(IDLE));

    assertThat(lines()).containsOnlyKeys("RUNS null null");
  }

  /** A worker that waits in its own task has frames of its own. */
  @Test
  void otherWorkersAreNotMistakenForCarriers() {
    fold.pinned(0, (long) WALL, PRICE);
    look(does(WAITS, JOIN), does(SLEEPS, SLEEP), does(IDLE));

    assertThat(lines()).containsOnlyKeys("SLEEPS App.nap:5 null");
  }
}
