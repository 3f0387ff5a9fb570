package io.fjprobe.bootstrap.operation;

import io.fjprobe.bootstrap.counter.Padding;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * What one thread at a time has of all operations: which of them it is in, and its counters, which
 * stay for the next thread.
 */
public final class OperationSlot extends Padding {

  private final SlotTable table;
  private final int place;
  private final AtomicReferenceArray<OperationTally> tallies =
      new AtomicReferenceArray<>(Names.MOST);
  private long open; // a bit for each operation
  private boolean virtual;

  OperationSlot(SlotTable table, int place) {
    this.table = table;
    this.place = place;
  }

  /** A thread comes to have it. */
  void takenOver(boolean byVirtualThread) {
    open = 0;
    virtual = byVirtualThread;
  }

  /**
   * False if the thread is in that operation already.
   *
   * @param timed whether its time is wanted anyway
   */
  public boolean begin(int id, boolean timed) {
    long bit = 1L << id;
    if ((open & bit) != 0) {
      return false;
    }
    OperationTally tally = tallies.get(id);
    if (tally == null) {
      tally = new OperationTally(Named.OPERATIONS.all()[id]);
      tallies.lazySet(id, tally);
    }
    tally.begin(timed, !virtual);
    open |= bit; // last: what is open has a begin
    return true;
  }

  public void end(int id, boolean failed) {
    OperationTally tally = close(id);
    if (tally != null) {
      tally.end(failed);
      leave();
    }
  }

  /** Ends it now or, if the result is a stage that is not complete, when that is. */
  public void end(int id, Object result) {
    if (!(result instanceof Future || result instanceof CompletionStage)) {
      end(id, false);
      return;
    }
    OperationTally tally = close(id);
    if (tally == null) {
      return;
    }
    if (result instanceof Future && ((Future<?>) result).isDone()) {
      tally.end(Outcome.isFailed((Future<?>) result));
    } else if (result instanceof CompletionStage) {
      endLater(tally, (CompletionStage<?>) result);
    } else {
      tally.endNotAwaited();
    }
    leave();
  }

  /** The caller gets the stage itself, not the one that follows it here. */
  private static void endLater(OperationTally tally, CompletionStage<?> stage) {
    PendingOperation pending = tally.handOver();
    try {
      stage.whenComplete(pending);
    } catch (RuntimeException e) { // a stage of the application's own that does not like it
      tally.notAwaited();
      return;
    }
    tally.pending();
  }

  /** Null if it is not open, since an error happened in between. */
  private OperationTally close(int id) {
    long bit = 1L << id;
    if ((open & bit) == 0) {
      return null;
    }
    open &= ~bit;
    return tallies.get(id);
  }

  /** A virtual thread keeps nothing; there may be millions of them. */
  private void leave() {
    if (virtual && open == 0) {
      table.free(place);
    }
  }

  /** Null if it has none. */
  Counts counts(int id) {
    OperationTally tally = tallies.get(id);
    return tally == null ? null : tally.counts;
  }

  /** How a future that is done has ended, as far as that is known without asking for its result. */
  private static final class Outcome {

    static boolean isFailed(Future<?> done) {
      if (done instanceof ForkJoinTask) {
        return ((ForkJoinTask<?>) done).isCompletedAbnormally();
      }
      if (done instanceof CompletableFuture) {
        return ((CompletableFuture<?>) done).isCompletedExceptionally();
      }
      return done.isCancelled();
    }
  }
}
