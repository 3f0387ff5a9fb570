package io.fjprobe.workloads.task;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.LongAdder;

/** Actors that each send themselves the next message, until they are told to end. */
public final class Traffic {
  private final int steps;
  private final CountDownLatch ended;
  private final LongAdder runs = new LongAdder();
  private volatile boolean over;

  /**
   * @param steps of arithmetic for each message
   */
  public Traffic(int actors, int steps) {
    this.steps = steps;
    ended = new CountDownLatch(actors);
  }

  public void begin(Executor executor) {
    for (long i = ended.getCount(); i > 0; i--) {
      executor.execute(new Talker(executor, i));
    }
  }

  /** Each actor takes one more message at most. */
  public void end() {
    over = true;
  }

  /** Reaches zero when all actors have ended. */
  public CountDownLatch ended() {
    return ended;
  }

  /** Messages that were taken; to be read after the end. */
  public long runs() {
    return runs.sum();
  }

  /** Its message is itself: it runs when it takes one, and submits itself to send the next. */
  private final class Talker implements Runnable {
    private final Executor executor;
    private long state;

    Talker(Executor executor, long state) {
      this.executor = executor;
      this.state = state;
    }

    @Override
    public void run() {
      for (int i = 0; i < steps; i++) {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
      }
      // never 0: so that the steps cannot be left out
      if (state != 0) {
        runs.increment();
      }
      if (over) {
        ended.countDown();
      } else {
        executor.execute(this);
      }
    }
  }
}
