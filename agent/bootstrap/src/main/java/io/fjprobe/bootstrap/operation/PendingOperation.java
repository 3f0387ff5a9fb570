package io.fjprobe.bootstrap.operation;

import io.fjprobe.bootstrap.event.OperationEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.StackRoom;
import java.util.function.BiConsumer;

/** An operation that is over when a stage completes, in whichever thread. */
final class PendingOperation implements BiConsumer<Object, Throwable> {

  /** Null if it is not recorded. */
  OperationEvent event;

  private final Operation operation;
  private final long since;

  /**
   * @param since 0: not known
   */
  PendingOperation(Operation operation, long since) {
    this.operation = operation;
    this.since = since;
  }

  @Override
  public void accept(Object result, Throwable failure) {
    try {
      end(failure != null);
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private void end(boolean failed) {
    long now = System.nanoTime();
    Thread thread = Thread.currentThread();
    long nanos = since == 0 ? -1 : now - since;
    operation.async.ended(thread, failed, nanos);
    if (event == null) {
      return;
    }
    event.end();
    event.interval =
        event.shouldCommit()
            ? SingleOperations.SAMPLER.weigh(nanos, now, operation.async.unrecorded, thread)
            : 0;
    if (event.interval > 0) {
      event.failed = failed;
      event.async = true;
      StackRoom.ensure();
      event.commit();
    }
  }
}
