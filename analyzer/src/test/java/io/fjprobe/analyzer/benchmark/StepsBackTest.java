package io.fjprobe.analyzer.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class StepsBackTest {

  private static final String NAME = "reading";

  private static Figure figure(double low, double high) {
    return new Figure(NAME, "ns", 3, (low + high) / 2, low, high);
  }

  private static Entry entry(int day, String cpu, Figure... figures) {
    return new Entry(
        Entry.SCHEMA_VERSION,
        "commit" + day,
        String.format("2026-01-%02dT00:00:00Z", day),
        new Machine(cpu, 2, "6.1", new TreeMap<>()),
        0,
        "",
        List.of(figures));
  }

  private static List<Figure> stepsBack(Figure newest, Figure... before) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < before.length; i++) {
      entries.add(entry(1 + i, "cpu", before[i]));
    }
    entries.add(entry(31, "cpu", newest));
    return StepsBack.of(entries).figures();
  }

  @Test
  void anIntervalBeyondTheOneBeforeIsAStepBack() {
    assertThat(stepsBack(figure(12, 13), figure(10, 11)))
        .extracting(Figure::name)
        .containsExactly(NAME);
  }

  @Test
  void intervalsThatMeetAreNone() {
    assertThat(stepsBack(figure(11, 13), figure(10, 11))).isEmpty();
    assertThat(stepsBack(figure(10, 30), figure(10, 11))).isEmpty();
  }

  @Test
  void whatGotBetterIsNone() {
    assertThat(stepsBack(figure(8, 9), figure(10, 11))).isEmpty();
  }

  @Test
  void oneGoodEntryDoesNotDecide() {
    Figure usual = figure(10, 13);
    Figure good = figure(5, 6);
    assertThat(stepsBack(figure(12, 14), usual, good, usual)).isEmpty();
    assertThat(stepsBack(figure(12, 14), usual, good, good)).hasSize(1);
  }

  @Test
  void onlyTheLastFiveCount() {
    Figure[] before = new Figure[11];
    Arrays.fill(before, 0, 6, figure(20, 21));
    Arrays.fill(before, 6, 11, figure(10, 11));
    assertThat(stepsBack(figure(15, 16), before)).hasSize(1);
  }

  @Test
  void entriesOfOtherMachinesAreNotCompared() {
    Entry newest = entry(31, "cpu", figure(12, 13));
    StepsBack steps = StepsBack.of(List.of(entry(1, "faster cpu", figure(1, 2)), newest));
    assertThat(steps.before()).isEmpty();
    assertThat(steps.figures()).isEmpty();
  }

  @Test
  void aFigureThatNobodyMeasuredBeforeIsNew() {
    StepsBack steps = StepsBack.of(List.of(entry(1, "cpu"), entry(31, "cpu", figure(12, 13))));
    assertThat(steps.figures()).isEmpty();
    assertThat(steps.text()).contains(NAME + ": 12.5 (12.0 to 13.0, 3 times) ns, new");
  }

  @Test
  void theNewestIsThatOfTheLatestDate() {
    Entry newest = entry(31, "cpu", figure(12, 13));
    StepsBack steps = StepsBack.of(List.of(newest, entry(1, "cpu", figure(10, 11))));
    assertThat(steps.newest()).isSameAs(newest);
    assertThat(steps.text()).contains("STEP BACK  " + NAME);
  }
}
