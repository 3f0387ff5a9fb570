package io.fjprobe.bootstrap.tally;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PendingSparesTest {

  private final PendingSpares pending = new PendingSpares();
  private final Thread creator = new Thread("creator");
  private final Thread other = new Thread("other");
  private final Thread worker = new Thread("worker");

  @Test
  void workerThatRegistersLaterIsASpareOnce() {
    pending.creating(creator);
    pending.made(creator, worker);
    pending.created(creator, true);

    assertThat(pending.isSpare(worker, worker)).isTrue();
    assertThat(pending.isSpare(worker, worker)).isFalse();
  }

  @Test
  void workerThatItsCreatorRegistersIsASpare() {
    pending.creating(creator);

    assertThat(pending.isSpare(worker, creator)).isTrue();
    pending.created(creator, true);
    assertThat(pending.isSpare(other, creator)).isFalse();
  }

  @Test
  void workerOfASignalIsNone() {
    pending.creating(creator);
    pending.made(other, worker);
    pending.created(creator, true);

    assertThat(pending.isSpare(worker, worker)).isFalse();
  }

  @Test
  void spareThatCouldNotStartIsForgotten() {
    pending.creating(creator);
    pending.made(creator, worker);
    pending.created(creator, false);

    assertThat(pending.isSpare(worker, worker)).isFalse();
  }

  @Test
  void twoCreatorsDoNotDisturbEachOther() {
    Thread second = new Thread("second");
    pending.creating(creator);
    pending.creating(other);
    pending.made(creator, worker);
    pending.made(other, second);
    pending.created(creator, false);
    pending.created(other, true);

    assertThat(pending.isSpare(second, second)).isTrue();
    assertThat(pending.isSpare(worker, worker)).isFalse();
  }
}
