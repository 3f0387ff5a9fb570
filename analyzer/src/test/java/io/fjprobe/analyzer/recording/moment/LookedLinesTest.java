package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.sample.MethodTally;
import io.fjprobe.analyzer.recording.stack.Frame;
import io.fjprobe.analyzer.recording.stack.Method;
import io.fjprobe.analyzer.recording.stack.SampledStack;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Threads that run, some of which no sample shows. */
class LookedLinesTest extends LooksFixture {

  /** Returns the time of each line in nanoseconds. */
  private Map<String, Double> lines() {
    return moments.boxes().entrySet().stream()
        .filter(entry -> entry.getKey().doing() == Doing.RUNS)
        .collect(
            Collectors.toMap(
                entry -> String.valueOf(entry.getKey().line()),
                entry -> entry.getValue().height()));
  }

  @Test
  void whereALookSawItRun() {
    look(does(RUNS, NAP), does(IDLE), does(IDLE));
    assertThat(lines()).containsOnlyKeys("App.pause:10");
    assertThat(lines().get("App.pause:10")).isCloseTo(WALL, within(1.0));
  }

  @Test
  void whatTheLineIsCalledForIsKnownToo() {
    look(does(RUNS, SLEEP_IN_LOOP), does(IDLE), does(IDLE));
    assertThat(moments.boxes().keySet())
        .extracting(BoxKey::context)
        .containsExactly(Context.EVENT_LOOP);
  }

  /** Few looks read the stack of a thread that runs. */
  @Test
  void otherLooksSawTheSame() {
    lookInTurns(does(RUNS, PERMIT), does(RUNS));
    assertThat(lines()).containsOnlyKeys("App.limited:11");
    assertThat(lines().get("App.limited:11")).isCloseTo(WALL, within(1.0));
  }

  @Test
  void nothingIsKnownOfThreadsInOtherGroups() {
    look(does(RUNS, PERMIT), does(IDLE), does(IDLE), does(RUNS));
    assertThat(lines()).containsOnlyKeys("App.limited:11", "null");
  }

  /** An executor's thread ran a task, and now waits for the next one. */
  @Test
  void whoHasNothingToDoNowRanSomewhereElse() {
    look(does(RUNS, NO_TASK), does(IDLE), does(IDLE));
    assertThat(lines()).containsOnlyKeys("null");
  }

  /** A stack that was read while its thread ran counts once for each look that read it. */
  @Test
  void methodsOfThreadsThatRan() {
    lookInTurns(does(RUNS, PACKS), does(RUNS));
    MethodTally tally =
        methods.all().get(new MethodTally.Key(Timeline.OUTSIDE, MethodTally.Source.LOOKS, false));
    assertThat(tally.samples()).isEqualTo((LOOKS + 1) / 2);
    assertThat(tally.counts().get("java.util.zip.Deflater.deflateBytesBytes").samples())
        .isEqualTo((LOOKS + 1) / 2);
    assertThat(tally.counts().get("App.pack").depth()).isEqualTo(1);
  }

  /** The stack is that of a wait, which a thread had before or after it ran. */
  @Test
  void methodsOfWaitsAreNoMethodsThatRan() {
    lookInTurns(does(RUNS, PERMIT), does(RUNS, SLEEP_IN_LOOP));
    assertThat(methods.all()).isEmpty();
  }

  @Test
  void samplesTellItBetter() {
    SampledStack sampled =
        SampledStack.of(new Stack(List.of(new Frame(new Method("App", "run", 0), 30, false))));
    for (int look = 0; look < LOOKS; look++) {
      fold.sampled(new ThreadKey(1, "main"), look * BETWEEN, sampled);
    }
    look(does(RUNS, PERMIT), does(IDLE), does(IDLE));
    assertThat(lines()).containsOnlyKeys("App.run:30");
  }
}
