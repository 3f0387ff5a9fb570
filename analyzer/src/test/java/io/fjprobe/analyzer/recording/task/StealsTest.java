package io.fjprobe.analyzer.recording.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.field.RecordedClass;
import io.fjprobe.analyzer.recording.field.TypeField;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StealsTest {

  private static final StealKey UNKNOWN_SCAN = new StealKey("worker", "scan", TypeField.UNKNOWN);

  @Test
  void sameWordsInOtherStringsAreTheSameKind() {
    Steals steals = new Steals();
    RecordedClass type = new RecordedClass(null);
    steals.tally(type, new String("worker"), new String("scan")).add(2, 10);
    steals.tally(type, "worker", "scan").add(1, 5);
    steals.tally(type, "worker", "join help").add(1, 1);
    assertThat(steals.byKey()).hasSize(2);
    assertThat(steals.byKey().get(UNKNOWN_SCAN).tasks()).isEqualTo(15);
    assertThat(steals.byKey().get(UNKNOWN_SCAN).events()).isEqualTo(2);
  }

  @Test
  void chunksMergeByName() {
    Steals first = new Steals();
    first.tally(new RecordedClass(null), "worker", "scan").add(1, 1);
    Steals second = new Steals();
    second.tally(new RecordedClass(null), "worker", "scan").add(3, 3);
    first.merge(second);
    assertThat(first.byKey().get(UNKNOWN_SCAN).tasks()).isEqualTo(4);
    assertThat(first.byKey().get(UNKNOWN_SCAN).lengths().max()).isEqualTo(3);
  }

  @Test
  void pairsKeepThievesThatAreNoWorkers() {
    PairCounts pairs = new PairCounts();
    pairs.add(-1, 4, 7);
    pairs.add(3, PairCounts.OTHER, 9);
    pairs.add(33, 1, 2);
    pairs.add(33, 1, 3);
    List<String> seen = new ArrayList<>();
    pairs.forEach((thief, victim, count) -> seen.add(thief + "<-" + victim + ":" + count));
    assertThat(seen).containsExactly("-1<-4:7", "3<--1:9", "33<-1:5");
  }

  @Test
  void runLengthsFallIntoClassesThatDouble() {
    RunLengths lengths = new RunLengths();
    for (int length : new int[] {1, 2, 3, 4, 7, 8, 0, -1}) {
      lengths.add(length);
    }
    assertThat(List.of(lengths.runs(0), lengths.runs(1), lengths.runs(2), lengths.runs(3)))
        .containsExactly(1L, 2L, 2L, 1L);
    assertThat(lengths.runs()).isEqualTo(6);
    assertThat(lengths.tasks()).isEqualTo(25);
  }
}
