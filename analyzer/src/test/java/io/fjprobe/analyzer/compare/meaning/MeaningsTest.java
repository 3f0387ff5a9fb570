package io.fjprobe.analyzer.compare.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.compare.measure.Quantity;
import io.fjprobe.analyzer.contract.PoolKind;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of what is counted differently. */
class MeaningsTest {

  private static final List<String> GENERATIONS =
      List.of(
          "jdk8", "jdk11", "jdk13", "jdk17", "jdk21", "jdk22", "jdk23", "jdk24", "jdk25",
          "jsr166y");

  private static String difference(Evidence evidence, Counting... both) {
    return new Meanings(Set.of(both)).difference(evidence);
  }

  private static Counting now(String generation) {
    return new Counting(generation, false, PoolKind.CUSTOM);
  }

  private static Counting older(String generation) {
    return new Counting(generation, true, PoolKind.CUSTOM);
  }

  private static Counting scheduler(String generation) {
    return new Counting(generation, false, PoolKind.SCHEDULER);
  }

  @Test
  void everyRowIsOfSomethingThatIsCompared() {
    List<String> known =
        Stream.concat(
                Quantity.all().stream().map(Quantity::key),
                Arrays.stream(Part.values()).map(Part::name))
            .toList();
    assertThat(Meanings.ALL)
        .isNotEmpty()
        .allSatisfy(
            meaning -> {
              assertThat(known).containsAll(meaning.counted());
              assertThat(meaning.same()).hasSizeGreaterThan(1);
              assertThat(meaning.reason()).isNotBlank().doesNotEndWith(".");
              assertThat(meaning.same().stream().flatMap(List::stream))
                  .doesNotHaveDuplicates()
                  .allMatch(each -> GENERATIONS.contains(each.replace(Counting.OLDER_AGENT, "")));
            });
  }

  @Test
  void aStealRunIsTheSameOnEveryJdk() {
    for (String one : GENERATIONS) {
      for (String other : GENERATIONS) {
        if (!one.equals(other)) {
          assertThat(difference(Evidence.TASKS_PER_STEAL_RUN, now(one), now(other))).isNull();
          assertThat(difference(Evidence.LOST_STEALS, now(one), now(other))).isNull();
        }
      }
    }
  }

  @Test
  void ofAnOlderAgentARunIsWhatThePoolTakesInOneGo() {
    assertThat(difference(Evidence.TASKS_PER_STEAL_RUN, older("jdk17"), older("jdk25")))
        .contains("what the pool takes at once");
    assertThat(difference(Evidence.TASKS_PER_STEAL_RUN, older("jdk17"), older("jdk21"))).isNull();
    assertThat(difference(Evidence.TASKS_PER_STEAL_RUN, older("jdk8"), older("jdk25"))).isNull();
    assertThat(difference(Evidence.TASKS_PER_STEAL_RUN, older("jdk25"), now("jdk25"))).isNotNull();
  }

  @Test
  void anOlderAgentMissesLostStealsWhereWorkersGoOnWithAVictim() {
    assertThat(difference(Evidence.LOST_STEALS, older("jdk17"), now("jdk17"))).isNotNull();
    assertThat(difference(Evidence.LOST_STEALS, older("jdk21"), older("jdk25"))).isNotNull();
    assertThat(difference(Evidence.LOST_STEALS, older("jdk25"), now("jdk21"))).isNull();
  }

  @Test
  void joinsThatBlockAreCountedDifferentlyOn8() {
    for (Evidence evidence :
        List.of(Evidence.BLOCKED_JOINS, Evidence.JOIN_LENGTH, Evidence.OWN_WORK_JOINS)) {
      assertThat(difference(evidence, now("jdk8"), now("jdk11"))).isNotNull();
      assertThat(difference(evidence, older("jdk8"), older("jdk17"))).isNotNull();
      assertThat(difference(evidence, older("jdk11"), now("jdk25"))).isNull();
      assertThat(difference(evidence, now("jsr166y"), now("jdk17"))).isNull();
    }
  }

  @Test
  void tasksOfASchedulerAreNotThoseOfAnotherJdk() {
    for (Evidence evidence :
        List.of(Evidence.TASKS, Evidence.FORKS, Evidence.WORK_PER_TASK, Evidence.SUBMISSIONS)) {
      assertThat(difference(evidence, scheduler("jdk21"), scheduler("jdk25"))).contains("timer");
      assertThat(difference(evidence, now("jdk21"), now("jdk25"))).isNull();
      assertThat(difference(evidence, scheduler("jdk25"), now("jdk21"))).isNull();
    }
    assertThat(difference(Evidence.SIGNALS, scheduler("jdk21"), scheduler("jdk25"))).isNull();
  }

  @Test
  void poolsBetweenTwoOfTheseCountAsTheOneThatTheyAreLike() {
    assertThat(difference(Evidence.BLOCKED_JOINS, now("jdk13"), now("jdk11"))).isNull();
    assertThat(difference(Evidence.BLOCKED_JOINS, now("jdk13"), now("jdk8"))).isNotNull();
    for (String one : List.of("jdk22", "jdk23", "jdk24")) {
      assertThat(difference(Evidence.BLOCKED_JOINS, now(one), now("jdk25"))).isNull();
      assertThat(difference(Evidence.TASKS, scheduler(one), scheduler("jdk21"))).isNull();
      assertThat(difference(Evidence.TASKS, scheduler(one), scheduler("jdk25"))).isNotNull();
      assertThat(new Meanings(Set.of(now(one), now("jdk17"))).difference(Part.SPIN)).isNull();
    }
  }

  @Test
  void spinningOn8IsSomethingElse() {
    assertThat(new Meanings(Set.of(now("jdk8"), now("jdk17"))).difference(Part.SPIN)).isNotNull();
    assertThat(new Meanings(Set.of(now("jdk17"), now("jdk25"))).difference(Part.SPIN)).isNull();
  }

  @Test
  void anUnknownGenerationIsLikeItselfAlone() {
    assertThat(difference(Evidence.BLOCKED_JOINS, now("jdk99"))).isNull();
    assertThat(difference(Evidence.BLOCKED_JOINS, now("jdk99"), now("jdk25"))).isNotNull();
    assertThat(difference(Evidence.SIGNALS, now("jdk99"), now("jdk25"))).isNull();
  }
}
