package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Unused;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Threads that sleep until something is ready, as the agent read in their code. */
class PollingMomentsTest extends LooksFixture {

  private Set<@Nullable Context> contexts() {
    return moments.boxes().keySet().stream().map(BoxKey::context).collect(Collectors.toSet());
  }

  @Test
  void aThreadSleepsUntilAnEndAgainAndAgain() {
    polls = "end App.untilDone:21\n";
    lookInTurns(does(SLEEPS, POLL), does(RUNS));

    assertThat(contexts()).containsExactlyInAnyOrder(null, Context.UNTIL_END);
  }

  /** Looks never find it awake, but others go on because of it. */
  @Test
  void aThreadLetsOthersGoOnBetweenItsSleeps() {
    polls = "end App.untilDone:21\n";
    releases = goOn(10);
    look(does(SLEEPS, POLL), does(IDLE));

    assertThat(contexts()).containsExactly(Context.UNTIL_END);
  }

  @Test
  void aThreadSeldomLetsOthersGoOnBetweenItsSleeps() {
    polls = "end App.untilDone:21\n";
    releases = goOn(9) + "2 1 " + STACKS.indexOf(TIMER) + " 0 main\n"; // in the same moment
    look(does(SLEEPS, POLL), does(IDLE));

    assertThat(contexts()).containsExactly(Context.UNTIL_STATE);
  }

  /** Main lets a worker go on so many times, each time after another look. */
  private String goOn(int times) {
    return IntStream.range(0, times)
        .mapToObj(i -> (1 + i * BETWEEN / 1_000) + " 1 " + STACKS.indexOf(TIMER) + " 0 main\n")
        .collect(Collectors.joining());
  }

  /** It may be that of a server. */
  @Test
  void aThreadSleepsUntilAnEndThatDoesNotCome() {
    polls = "end App.untilDone:21\n";
    look(does(SLEEPS, POLL));

    assertThat(moments.sleepsAreRead()).isTrue();
    assertThat(contexts()).containsExactly(Context.UNTIL_STATE);
    assertThat(only().alone()).isEqualTo(WALL);
    assertUnused(Unused.BLOCKED, 1);
  }

  @Test
  void nothingIsKnownOfTheCodeIfTheAgentDidNotReadIt() {
    polls = null;
    look(does(SLEEPS, POLL));
    assertThat(moments.sleepsAreRead()).isFalse();
  }

  /** The moments are those of the task. */
  @Test
  void aTaskGoesOnMeanwhile() {
    polls = "end App.untilDone:21\n";
    look(does(SLEEPS, POLL), does(SLEEPS, SLEEP));

    assertThat(contexts()).containsOnlyNulls();
  }

  @Test
  void anotherSleepsMeanwhileForAReasonOfItsOwn() {
    polls = "end App.untilDone:21\n";
    look(does(SLEEPS, POLL), does(IDLE), does(IDLE), does(SLEEPS, NAP));

    assertThat(moments.boxes().get(key(Context.UNTIL_STATE)).alone()).isZero();
  }

  @Test
  void twoSleepUntilAnEnd() {
    polls = "end App.untilDone:21\n";
    look(does(SLEEPS, POLL), does(IDLE), does(IDLE), does(SLEEPS, POLL));

    List<BoxTally> boxes = new ArrayList<>(moments.boxes().values());
    assertThat(boxes.stream().mapToDouble(BoxTally::alone).sum()).isEqualTo(WALL);
  }

  /** A main thread that waits for the end of a server. */
  @Test
  void aFlagThatNeverChangesIsNotWaitedFor() {
    polls = "state App.untilDone:21\n";
    look(does(SLEEPS, POLL));

    assertThat(contexts()).containsOnlyNulls();
    assertUnused(Unused.ASLEEP, 1);
  }

  @Test
  void aStateThatOftenChangesIsWaitedFor() {
    polls = "state App.untilDone:21\n";
    lookInTurns(does(SLEEPS, POLL), does(RUNS));

    assertThat(contexts()).containsExactlyInAnyOrder(null, Context.UNTIL_STATE);
  }

  private BoxKey key(Context context) {
    return moments.boxes().keySet().stream()
        .filter(key -> key.context() == context)
        .findFirst()
        .orElseThrow();
  }
}
