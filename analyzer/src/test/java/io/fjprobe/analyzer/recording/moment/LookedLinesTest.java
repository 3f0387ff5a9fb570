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

  private static final SampledStack SAMPLED =
      SampledStack.of(new Stack(List.of(new Frame(new Method("App", "run", 0), 30, false))));

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
    look(does(RUNS, PACKS), does(IDLE), does(IDLE));
    assertThat(lines()).containsOnlyKeys("App.pack:30");
    assertThat(lines().get("App.pack:30")).isCloseTo(WALL, within(1.0));
  }

  @Test
  void whatTheLineIsCalledForIsKnownToo() {
    look(does(RUNS, RESULT_IN_LOOP), does(IDLE), does(IDLE));
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

  /** It used a CPU since the look before, and not for the sleep in which this look found it. */
  @Test
  void whoSleepsNowRanSomewhereElse() {
    look(does(RUNS, POLL), does(IDLE), does(IDLE));
    assertThat(lines()).containsOnlyKeys("null");
  }

  /** Samples show its Java code, which is the smaller part of what it runs. */
  @Test
  void whatSamplesHardlyShow() {
    samplePeriod = BETWEEN;
    sample(LOOKS / 5);
    lookInTurns(does(RUNS, PACKS), does(RUNS));
    assertThat(lines()).containsOnlyKeys("App.pack:30");
    assertThat(lines().get("App.pack:30")).isCloseTo(WALL, within(1.0));
  }

  @Test
  void tooFewStacksToSay() {
    samplePeriod = BETWEEN;
    sample(LOOKS / 5);
    lookInTurns(8, does(RUNS, PACKS), does(RUNS));
    assertThat(lines()).as("7 stacks").containsKeys("App.run:30");
  }

  @Test
  void howFewStacksSayIsOnlyAboutRight() {
    samplePeriod = BETWEEN;
    lookInTurns(does(RUNS, PACKS), does(RUNS, PERMIT));
    BoxTally packs =
        moments.boxes().entrySet().stream()
            .filter(box -> "App.pack:30".equals(box.getKey().line()))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElseThrow();
    double last = BETWEEN / 2.0;
    double parts = ((WALL - last) * (WALL - last) + last * last) / 4;
    double chance = WALL * WALL / 4 / LOOKS;
    assertThat(packs.squares())
        .as("half of each of two parts, and the variance of a half of so many stacks")
        .isCloseTo(parts + chance, within(0.01 * chance));
  }

  @Test
  void whatSamplesShowWellEnough() {
    samplePeriod = BETWEEN;
    sample(LOOKS / 3);
    lookInTurns(does(RUNS, PACKS), does(RUNS));
    assertThat(lines()).containsKeys("App.run:30");
  }

  @Test
  void howMuchSamplesShowMayNotBeKnown() {
    sample(LOOKS / 5);
    lookInTurns(does(RUNS, PACKS), does(RUNS));
    assertThat(lines()).containsKeys("App.run:30");
  }

  /** Carriers are sampled as the virtual threads that they run. */
  @Test
  void whatSamplesOfVirtualThreadsShow() {
    samplePeriod = BETWEEN;
    for (int look = 0; look < LOOKS; look++) {
      fold.sampled(ThreadKey.VIRTUAL, look * BETWEEN, SAMPLED);
    }
    look(does(IDLE), does(RUNS, PACKS));
    assertThat(lines()).containsOnlyKeys("App.run:30");
  }

  /** Evenly over the time. */
  private void sample(int times) {
    for (int i = 0; i < times; i++) {
      fold.sampled(new ThreadKey(1, "main"), i * (LOOKS - 1) / times * BETWEEN, SAMPLED);
    }
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

  @Test
  void whoCalledMethodsThatAreDeepIsCutOff() {
    look(does(RUNS, DEEP), does(IDLE), does(IDLE));
    MethodTally tally =
        methods.all().get(new MethodTally.Key(Timeline.OUTSIDE, MethodTally.Source.LOOKS, false));
    assertThat(tally.counts().get("java.util.Collections$UnmodifiableMap.get").called())
        .isEqualTo(LOOKS);
  }

  /** The stack is that of a wait, which a thread had before or after it ran. */
  @Test
  void methodsOfWaitsAreNoMethodsThatRan() {
    lookInTurns(does(RUNS, PERMIT), does(RUNS, SLEEP_IN_LOOP));
    assertThat(methods.all()).isEmpty();
  }

  @Test
  void samplesTellItBetter() {
    sample(LOOKS);
    look(does(RUNS, PERMIT), does(IDLE), does(IDLE));
    assertThat(lines()).containsOnlyKeys("App.run:30");
  }
}
