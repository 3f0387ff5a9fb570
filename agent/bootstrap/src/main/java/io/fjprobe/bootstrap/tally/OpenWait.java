package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.event.JoinWaitEvent;

/** A join that waits, and goes on doing so; tasks that the waiter runs meanwhile interrupt it. */
public final class OpenWait {

  /** Null if the waiter is no worker. */
  public final QueueTally worker;

  /** Null if none is recorded. */
  public final JoinWaitEvent event;

  public final Object task;
  public long since;
  public long nanos;

  /** JDK 8 only: it came to the point of asking the pool to make up for it. */
  public boolean asked;

  public OpenWait(QueueTally worker, JoinWaitEvent event, Object task, long since) {
    this.worker = worker;
    this.event = event;
    this.task = task;
    this.since = since;
  }

  public void pause(long now) {
    nanos += now - since;
    worker.joinBlocked.pause(now);
  }

  public void resume(long now) {
    since = now;
    worker.joinBlocked.begin(now);
  }
}
