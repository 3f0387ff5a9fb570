package io.fjprobe.analyzer.recording.moment;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.sample.MethodTally;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which way threads came to the lines at which they wait. */
class WaitingStacksTest extends LooksFixture {

  private Map<String, WaitingStacks.Tally> byLine() {
    moments.nameLines(ApplicationCode.unknown());
    return moments.waitingStacks().all().entrySet().stream()
        .collect(Collectors.toMap(entry -> entry.getKey().line(), Map.Entry::getValue));
  }

  @Test
  void methodsOfEachLook() {
    lookInTurns(does(SLEEPS, NAP), does(WAITS, PERMIT));
    MethodTally nap = byLine().get("App.pause:10").methods();
    assertThat(nap.samples()).isEqualTo((LOOKS + 1) / 2);
    assertThat(nap.counts().get("App.pause").depth()).isEqualTo(2);
    assertThat(nap.counts()).containsKey("java.lang.Thread.run").doesNotContainKey("App.limited");
  }

  /** A stack stands for other looks, too, where it tells what the thread does. */
  @Test
  void onlyLooksThatReadAStackCount() {
    lookInTurns(does(SLEEPS, NAP), does(SLEEPS));
    assertThat(byLine().get("App.pause:10").methods().samples()).isEqualTo((LOOKS + 1) / 2);
  }

  @Test
  void whoHasNothingToDoOrRunsDoesNotWait() {
    lookInTurns(does(WAITS, NO_TASK), does(RUNS, PACKS));
    assertThat(byLine()).isEmpty();
  }

  @Test
  void theBottomOfAStackMayBeMissing() {
    lookInTurns(does(SLEEPS, NAP), does(WAITS, PERMIT));
    assertThat(byLine().get("App.pause:10").isWhole()).isTrue();
    assertThat(byLine().get("App.limited:11").isWhole()).as("begins with no thread").isFalse();
  }

  @Test
  void oneThatIsCutMakesThemUncertain() {
    WaitingStacks.Key key = new WaitingStacks.Key(0, "App.a:1");
    WaitingStacks some = new WaitingStacks();
    some.add(key, List.of("App.a"), true);
    WaitingStacks more = new WaitingStacks();
    more.add(key, List.of("App.a", "App.main"), false);
    some.merge(more);
    assertThat(some.all().get(key).isWhole()).isFalse();
    assertThat(some.all().get(key).methods().samples()).isEqualTo(2);
    more.add(key, List.of("App.a"), true);
    assertThat(more.all().get(key).isWhole()).isFalse();
  }
}
