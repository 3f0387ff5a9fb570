package io.fjprobe.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.ScalarResult;

class ReadingTest {
  private static final int OPERATIONS = 4;

  private static Reading counts(Map<String, Long> counts) {
    return new Reading(counts, Map.of());
  }

  private static Map<String, Double> scores(Reading before, Reading after, String unit) {
    Map<String, Double> scores = new TreeMap<>();
    List<ScalarResult> results = after.since(before, OPERATIONS);
    results.forEach(each -> scores.put(each.getLabel(), each.getScore()));
    assertThat(results).allMatch(each -> each.getScoreUnit().equals(unit));
    assertThat(results).allMatch(each -> Reading.isLabel(each.getLabel()));
    return scores;
  }

  private static Map<String, Double> scores(Map<String, Long> before, Map<String, Long> after) {
    return scores(counts(before), counts(after), "#/op");
  }

  @Test
  void dividesWhatWasCountedInBetween() {
    assertThat(
            scores(Map.of("forks", 100L, "idleCount", 7L), Map.of("forks", 180L, "idleCount", 7L)))
        .containsOnly(Map.entry("fj.forks", 20.0), Map.entry("fj.idle", 0.0));
  }

  @Test
  void addsUpWhereThreadsHelped() {
    Map<String, Long> before =
        Map.of("joinHelpSteals", 1L, "quiesceHelpSteals", 2L, "workerSteals", 3L);
    Map<String, Long> after =
        Map.of("joinHelpSteals", 3L, "quiesceHelpSteals", 8L, "workerSteals", 3L);
    assertThat(scores(before, after))
        .containsOnly(Map.entry("fj.helpSteals", 2.0), Map.entry("fj.workerSteals", 0.0));
  }

  @Test
  void leavesOutWhatIsNotRecordedAtBothEnds() {
    assertThat(scores(Map.of("signals", 1L), Map.of("signals", 5L, "forks", 9L)))
        .containsOnly(Map.entry("fj.signals", 1.0));
  }

  @Test
  void tellsTimesInNanosecondsForEachOperation() {
    Reading before = new Reading(Map.of(), Map.of("idleTime", 1_000L, "joinBlockedTime", 5L));
    Reading after = new Reading(Map.of(), Map.of("idleTime", 5_000L));
    assertThat(scores(before, after, "ns/op")).containsOnly(Map.entry("fj.idleTime", 1_000.0));
  }

  @Test
  void thereIsNoneWithoutTheAgent() {
    assertThat(Reading.now()).isNull();
  }
}
