package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Unused;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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
