package io.fjprobe.workloads.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.ScalarResult;

class ForkJoinProfilerTest {

  private static Map<String, Double> scores(Map<String, Long> before, Map<String, Long> after) {
    Map<String, Double> scores = new TreeMap<>();
    List<ScalarResult> results = ForkJoinProfiler.perOperation(before, new TreeMap<>(after), 4);
    results.forEach(each -> scores.put(each.getLabel(), each.getScore()));
    assertThat(results).allMatch(each -> each.getScoreUnit().equals("#/op"));
    return scores;
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
  void saysHowToAddTheAgent() {
    assertThatThrownBy(() -> new ForkJoinProfiler().beforeIteration(null, null))
        .hasMessageContaining("no fjprobe agent in this JVM")
        .hasMessageContaining("-jvmArgsAppend -javaagent:fjprobe.jar");
  }
}
