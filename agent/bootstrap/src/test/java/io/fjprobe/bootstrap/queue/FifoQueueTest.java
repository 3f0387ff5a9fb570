package io.fjprobe.bootstrap.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.bootstrap.event.QueueWaitEvent;
import io.fjprobe.bootstrap.tally.SeenSums;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FifoQueueTest {

  /** From look to look. */
  private static final long NANOS = 20_000_000;

  /** The power of two, in microseconds, that this time does not exceed. */
  private static final int POWER = 15;

  private final SeenSums sums = new SeenSums();
  private final WaitTally waits = new WaitTally(1, sums);
  private FifoQueue queue = new FifoQueue(new Object(), false);

  /** Where base and top of the queue begin. */
  private int begin;

  private long pushes;
  private int looks;

  /**
   * @param base counted from the begin
   * @param pushed since the look before
   */
  private void look(int base, int top, int pushed) {
    pushes += pushed;
    queue.seen(NANOS * looks++, FifoQueue.NEVER, begin + base, begin + top, pushes, waits);
  }

  /** Of one that does not count its pushes. */
  private void look(int base, int top) {
    look(base, top, 0);
  }

  private static long looks(double number) {
    return (long) (NANOS * number);
  }

  private void expect(long left, long known, long shorter, double total, double longest) {
    QueueWaitEvent event = waits.event();
    assertThat(event.left).as("left").isEqualTo(left);
    assertThat(event.waits).as("waits").isEqualTo(known);
    assertThat(event.shortWaits).as("short waits").isEqualTo(shorter);
    assertThat(event.totalWait).as("total").isCloseTo(looks(total), within(10L));
    assertThat(event.longestWait).as("longest").isCloseTo(looks(longest), within(10L));
  }

  /** As metrics have it. */
  private void expectSums(long known, double total, long ofMoreThan100Millis) {
    waits.looked(1, NANOS);
    Map<String, Long> byName = sums.byName(null);
    assertThat(byName.get("queueWaits")).isEqualTo(known);
    assertThat(byName.get("queueWaitTime")).isCloseTo(looks(total), within(10L));
    assertThat(byName.get("longQueueWaits")).isEqualTo(ofMoreThan100Millis);
  }

  private void expect(String distribution) {
    assertThat(waits.event().distribution.trim()).isEqualTo(distribution);
  }

  /** Four that come together and leave one after the other. */
  private void fourOneByOne() {
    look(0, 0);
    look(0, 4);
    look(1, 4);
    look(2, 4);
    look(3, 4);
    look(4, 4);
  }

  @Test
  void theKthThatCameIsTheKthThatLeft() {
    fourOneByOne();
    // they come at 1/8, 3/8, 5/8, 7/8, and leave at 1 1/2, 2 1/2, 3 1/2 and 4 1/2 of a look
    expect(4, 4, 0, 1.375 + 2.125 + 2.875 + 3.625, 3.625);
    expect("15:1 16:2 17:1");
  }

  @Test
  void sumsAreOfAllLooks() {
    fourOneByOne();
    for (int i = 0; i < 6; i++) {
      look(4, 5);
    }
    look(5, 5);
    look(6, 6);
    expectSums(6, 10 + 6, 1);
  }

  @Test
  void positionsMayOverflow() {
    begin = Integer.MAX_VALUE - 1;
    fourOneByOne();
    expect(4, 4, 0, 10, 3.625);
    expect("15:1 16:2 17:1");
  }

  @Test
  void whatComesAndLeavesBetweenTwoLooksIsShort() {
    look(0, 0);
    look(3, 3);
    expect(3, 3, 3, 0, 0);
    expect(POWER + ":3");
  }

  @Test
  void someOfThoseThatLeaveAreShort() {
    look(0, 0);
    look(0, 2);
    look(5, 5); // two of the look before, and three that came since
    // they come at 1/4 and 3/4, and leave at 1 1/10 and 1 3/10
    expect(5, 5, 3, 0.85 + 0.55, 0.85);
    expect("14:1 15:4");
  }

  @Test
  void whatWasThereBeforeTheFirstLookMayBeOlder() {
    look(0, 2);
    look(1, 3);
    look(3, 3);
    expect(3, 1, 0, 1.75 - 0.5, 1.25);
  }

  @Test
  void whatIsInANewQueueCameSinceTheLookBefore() {
    queue.seen(NANOS, 0, 7, 9, 0, waits);
    queue.seen(2 * NANOS, NANOS, 9, 9, 0, waits);
    expect(2, 2, 0, 1 + 1, 1);
  }

  @Test
  void aQueueThatBeginsAnewIsNotKnown() {
    look(100, 100);
    look(100, 102);
    look(0, 2);
    look(2, 2);
    expect(2, 0, 0, 0, 0);
    expect("");
  }

  @Test
  void whatIsTakenAtTheTopIsNoWait() {
    look(0, 0);
    look(0, 4);
    look(0, 1);
    look(1, 1);
    // the first one came at 1/8; it was never at the top while others were taken there
    expect(1, 1, 0, 2.5 - 0.125, 2.375);
    assertThat(waits.event().leftAtTop).isEqualTo(3);
  }

  @Test
  void thoseThatTakeThePlacesOfOthersAreNotKnown() {
    look(0, 0, 0);
    look(0, 4, 4);
    look(0, 4, 3); // three were taken at the top, and three others came
    look(4, 4, 0);
    expect(4, 1, 0, 2.125 - 0.125, 2);
    assertThat(waits.event().leftAtTop).isEqualTo(3);
  }

  @Test
  void thoseThatComeAfterOthersWereTakenAreKnown() {
    look(0, 0, 0);
    look(0, 2, 2);
    look(0, 3, 2); // one was taken at the top; two came, one of them at a new position
    look(3, 3, 0);
    // they come at 1/4, unknown, and 1 1/2, and leave at 2 1/6, 2 1/2 and 2 5/6
    expect(3, 2, 0, 2 + 1 / 6.0 - 0.25 + 2 + 5 / 6.0 - 1.5, 2 + 1 / 6.0 - 0.25);
    assertThat(waits.event().leftAtTop).isEqualTo(1);
  }

  @Test
  void aThreadThatTakesBackAllItsTasksIsNotTakenForWaits() {
    look(0, 0, 0);
    for (int i = 0; i < 10; i++) {
      look(0, 0, 1_000);
    }
    look(1, 1, 1);
    expect(1, 1, 1, 0, 0);
    assertThat(waits.event().leftAtTop).isEqualTo(10_000);
  }

  @Test
  void aWorkerThatTakesItsOnlyTaskTakesTheFirst() {
    queue = new FifoQueue(new Object(), true);
    look(0, 0, 0);
    look(0, 2, 2);
    look(1, 1, 0); // the first at the base, and the last at the top
    look(1, 2, 4); // three are taken at the top as well, one after the other
    look(1, 2, 1);
    look(1, 1, 0);
    // the last of the four comes at 2 7/8 and leaves at 3 1/2, when the fifth comes
    expect(7, 7, 3, 1.25 - 0.25 + 1.75 - 0.75 + 3.5 - 2.875 + 1, 1);
    assertThat(waits.event().leftAtTop).isZero();
  }

  @Test
  void aWorkerThatTakesBackWhatIsYoungerIsNotTakenForWaits() {
    queue = new FifoQueue(new Object(), true);
    look(0, 0, 0);
    look(0, 4, 4);
    look(1, 3, 0); // one at either end
    expect(1, 1, 0, 1.5 - 0.125, 1.375);
    assertThat(waits.event().leftAtTop).isEqualTo(1);
  }

  @Test
  void ofAVeryLongWaitLittleIsForgotten() {
    int perLook = 10;
    int waited = 3_000;
    look(0, 0);
    for (int i = 1; i <= waited; i++) {
      look(0, i * perLook);
    }
    for (int i = 1; i <= waited; i++) {
      look(i * perLook, (waited + i) * perLook);
    }
    long tasks = (long) waited * perLook;
    QueueWaitEvent event = waits.event();
    assertThat(event.waits).isEqualTo(tasks);
    double mean = (double) event.totalWait / tasks;
    assertThat(mean).isCloseTo(looks(waited), within(looks(waited) * 0.01));
    assertThat(event.longestWait).isCloseTo(looks(waited), within(looks(waited * 0.05)));
    expect("26:" + tasks); // from 33.5 to 67.1 s
  }

  @Test
  void aFewStandForVeryMany() {
    int many = 1_000_000;
    look(0, 0);
    look(0, many);
    look(0, many);
    look(many, many);
    expect(many, many, 0, 2.0 * many, 2);
    expect(POWER + 1 + ":" + many);
  }

  @Test
  void aWaitOfAWholePowerIsInItsClass() {
    waits.add(1, 1_001);
    waits.add(1, 1_024_000);
    waits.add(1, 1_024_001);
    expect("1:1 10:1 11:1");
  }
}
