package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.fjprobe.analyzer.contract.Context;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only one task at a time is under way: who waits for it, or whose source gives no more. */
class OneByOneMomentsTest extends LooksFixture {

  /** The pool has a worker for another one. */
  @Test
  void aStreamWaitsForAnElement() {
    look(does(WAITS, ELEMENT), does(SLEEPS, SLEEP), does(IDLE));

    assertThat(moments.oneByOneWaits().values()).containsExactly(WALL);
    assertThat(moments.oneByOneWaits().keySet().iterator().next().line()).contains("App.best:17");
    assertThat(totals().oneByOne())
        .containsExactly(entry(Context.ELEMENT, new OneByOne(WALL, WALL)));
  }

  /** Others may wait in its queue. */
  @Test
  void aPoolWithoutAnIdleWorkerMayBeTheLimit() {
    look(does(WAITS, ELEMENT), does(SLEEPS, SLEEP), does(SLEEPS, SLEEP));

    assertThat(moments.oneByOneWaits()).isEmpty();
  }

  /** The code shows it. */
  @Test
  void aThreadWaitsForWhatItHasJustHandedOver() {
    handOvers = "App.each:18\n";
    look(does(WAITS, AT_ONCE), does(SLEEPS, SLEEP), does(IDLE));

    assertThat(totals().oneByOne())
        .containsExactly(entry(Context.AT_ONCE, new OneByOne(WALL, WALL)));
    assertThat(moments.oneByOneWaits().keySet().iterator().next().line()).contains("App.each:18");
  }

  @Test
  void aWorkerWaitsForWhatItHasJustForked() {
    handOvers = "App.half:9\n";
    look(does(WAITS, JOIN), does(WAITS, POOL_JOIN), does(RUNS));

    assertThat(totals().oneByOne()).containsOnlyKeys(Context.AT_ONCE);
    assertThat(moments.oneByOneWaits().keySet().iterator().next().pool()).isEqualTo(1);
  }

  /** Its tasks are what is parallel. */
  @Test
  void whoSubmitsToAPoolAndWaitsIsNotAskedForMore() {
    handOvers = "App.main:19\n";
    look(does(WAITS, SUBMITTED_AT_ONCE), does(SLEEPS, SLEEP), does(IDLE));

    assertThat(totals().oneByOne()).isEmpty();
  }

  @Test
  void oneTaskHasAllElementsOfAStream() {
    sources = ("1000 48 " + STACKS.indexOf(SPLIT) + "\n").repeat(3);
    look(does(WAITS, STREAM), does(RUNS), does(IDLE));

    assertThat(moments.undivided()).containsExactly(entry("App.stream:20", 3));
    assertThat(moments.boxes().keySet())
        .extracting(BoxKey::context)
        .containsExactly(Context.UNDIVIDED_SOURCE);
  }

  @ParameterizedTest(name = "{0} elements")
  @ValueSource(ints = {1, 1_024})
  void otherTasksHaveTheRestOrThereIsNone(int elements) {
    sources = ("1000 " + elements + " " + STACKS.indexOf(SPLIT) + "\n").repeat(3);
    look(does(WAITS, STREAM), does(RUNS), does(IDLE));

    assertThat(moments.undivided()).isEmpty();
    assertThat(moments.boxes().keySet()).extracting(BoxKey::context).containsOnlyNulls();
  }
}
