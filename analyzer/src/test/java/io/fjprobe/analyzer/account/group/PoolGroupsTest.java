package io.fjprobe.analyzer.account.group;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.window.Index;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.LifeCounter;
import io.fjprobe.analyzer.contract.PoolCounter;
import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.counter.Snapshot;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which pools are one group, what it is called, and how its pools came and went. */
class PoolGroupsTest {

  private static final String ORDERS = "com.acme.Orders.handle:42";
  private static final String MAIL = "com.acme.Mail.send:7";
  private static final long END = 1_000;

  private final Facts facts = new Facts();
  private final Recording recording =
      new Recording(Path.of("r.jfr"), 0, END, 1, new Timeline(List.of()), facts, List.of());

  private PoolFacts pool(int id, String name, PoolKind kind, int parallelism) {
    PoolFacts pool = facts.pool(id);
    pool.identify(new PoolFacts.Identity(name, kind, parallelism, false), 0);
    return pool;
  }

  private PoolFacts pool(int id, String name, long start, long end) {
    PoolFacts pool = pool(id, name, PoolKind.CUSTOM, 2);
    pool.started(start);
    pool.ended(end);
    return pool;
  }

  private void made(int id, String name, String line, long start, long end) {
    pool(id, name, start, end).madeAt(line, 1);
    facts.countEvents("fjprobe.PoolStart", 1);
  }

  private List<PoolGroup> groups() {
    return PoolGroups.of(recording);
  }

  private PoolLives lives() {
    return PoolLives.of(
        recording, new Index(recording.facts()), Window.whole(recording), groups().get(0));
  }

  private static List<String> names(List<PoolGroup> groups) {
    return groups.stream().map(PoolGroup::name).toList();
  }

  @Test
  void poolsOfOneLineAreOneGroup() {
    made(1, "ForkJoinPool-1", ORDERS, 0, 10);
    made(2, "ForkJoinPool-2", MAIL, 0, END);
    made(3, "ForkJoinPool-3", ORDERS, 20, 40);
    made(4, "ForkJoinPool-4", ORDERS, 30, 70);
    assertThat(names(groups())).containsExactly("ForkJoinPool made at " + ORDERS, "ForkJoinPool-2");
    assertThat(groups().get(0).ids()).containsExactly(1, 3, 4);
    assertThat(lives())
        .isEqualTo(new PoolLives(ORDERS, 3, 3L, false, new LifeLengths(10, 20, 40), 2, 0.07));
  }

  /** A workload's pools are called after it, whatever makes them. */
  @Test
  void poolsOfIterationsKeepTheirName() {
    Recording ofWorkload =
        new Recording(
            Path.of("r.jfr"),
            0,
            END,
            1,
            new Timeline(List.of(new Timeline.Span(0, 100), new Timeline.Span(200, 300))),
            facts,
            List.of());
    made(1, "trig-1", ORDERS, 0, 110);
    made(2, "trig-2", ORDERS, 199, 310);
    assertThat(PoolGroups.of(ofWorkload))
        .containsExactly(new PoolGroup("trig", List.of(1, 2), facts.pool(1).identity(), ORDERS));
  }

  @Test
  void thoseThatDifferAreNot() {
    made(1, "ForkJoinPool-1", ORDERS, 0, 10);
    made(2, "ForkJoinPool-2", ORDERS, 20, 30);
    facts.pool(2).identify(new PoolFacts.Identity("ForkJoinPool-2", PoolKind.CUSTOM, 3, false), 1);
    assertThat(names(groups())).containsExactly("ForkJoinPool-1", "ForkJoinPool-2");
  }

  @Test
  void aLineThatMakesAPoolForEachPurposeNamesThem() {
    made(1, "orders-1", ORDERS, 0, END);
    made(2, "mail-1", ORDERS, 0, END);
    assertThat(names(groups())).containsExactly("orders-1", "mail-1");
  }

  @Test
  void whoUsedTheCommonPoolFirstDidNotMakeIt() {
    pool(1, "common", PoolKind.COMMON, 2).madeAt(ORDERS, 1);
    made(2, "ForkJoinPool-1", ORDERS, 0, 10);
    assertThat(groups()).extracting(PoolGroup::maker).containsExactly(null, ORDERS);
  }

  @Test
  void withoutALineTheNameHasToDo() {
    pool(1, "ForkJoinPool-1", 0, 10);
    pool(2, "ForkJoinPool-2", 20, 30);
    assertThat(groups()).hasSize(2);
    pool(3, "ForkJoinPool-3", 30, 40);
    assertThat(names(groups())).containsExactly("ForkJoinPool");
    facts.pool(3).started(5);
    assertThat(names(groups()))
        .containsExactly("ForkJoinPool-1", "ForkJoinPool-2", "ForkJoinPool-3");
    for (int id = 4; id <= 10; id++) {
      pool(id, "ForkJoinPool-" + id, 0, END);
    }
    assertThat(names(groups())).containsExactly("ForkJoinPool");
  }

  /** The pool was beyond the budget, but alive when statistics were written. */
  @Test
  void whoseStartWasNotRecordedJoinsTheOnlyLineOfThatName() {
    made(1, "ForkJoinPool-1", ORDERS, 0, 10);
    made(2, "ForkJoinPool-2", ORDERS, 20, 30);
    pool(3, "ForkJoinPool-3", PoolKind.CUSTOM, 2).add(snapshot(500, "period"));
    facts.pool(3).ended(510);
    assertThat(groups()).hasSize(1);
    assertThat(lives().recorded()).isEqualTo(3);
    assertThat(lives().lengths().longestNanos()).isEqualTo(10);
    made(4, "ForkJoinPool-4", MAIL, 0, 10);
    made(5, "ForkJoinPool-5", MAIL, 20, 30);
    assertThat(groups()).extracting(PoolGroup::ids).contains(List.of(3));
  }

  @Test
  void namesThatArePoolsOfSeveralLinesAreToldApart() {
    made(1, "work", ORDERS, 0, END);
    made(2, "work", MAIL, 0, END);
    pool(3, "idle", 0, END);
    pool(4, "idle", 0, END);
    assertThat(names(groups()))
        .containsExactly("work made at " + ORDERS, "work made at " + MAIL, "idle #1", "idle #2");
  }

  @Test
  void eventsStandForPoolsThatAreNotRecorded() {
    made(1, "ForkJoinPool-1", ORDERS, 0, 100);
    pool(2, "ForkJoinPool-2", 500, 510).madeAt(ORDERS, 39);
    facts.lives().add(lives(0, 0));
    facts.lives().add(lives(END, 60));
    assertThat(lives().started()).isEqualTo(60);
    assertThat(lives().estimated()).isTrue();
    assertThat(lives().atOnce()).isEqualTo(0.49);
  }

  @Test
  void whatIsNotRecordedIsNotZero() {
    pool(1, "ForkJoinPool-1", PoolKind.CUSTOM, 2).add(snapshot(0, "chunk"));
    assertThat(lives().started()).isNull();
    facts.lives().add(lives(0, 7));
    facts.lives().add(lives(END, 7));
    assertThat(lives().started()).isZero();
  }

  @Test
  void poolsThatOverlapALittleWorkOneAfterTheOther() {
    PoolLives inTurn = new PoolLives(ORDERS, 200, 200L, false, new LifeLengths(1, 2, 3), 3, 1.8);
    PoolLives alone = new PoolLives(ORDERS, 1, 1L, false, new LifeLengths(1, 2, 3), 1, 0.7);
    assertThat(inTurn.together()).isEqualTo(1);
    assertThat(alone.together()).isEqualTo(0.7);
  }

  private static Snapshot<PoolCounter> snapshot(long nanos, String trigger) {
    return new Snapshot<>(nanos, trigger, 0, 0, new long[0]);
  }

  private static Snapshot<LifeCounter> lives(long nanos, long started) {
    long[] counters = new long[LifeCounter.values().length];
    counters[LifeCounter.POOLS_STARTED.ordinal()] = started;
    return new Snapshot<>(nanos, "chunk", 0, 0, counters);
  }
}
