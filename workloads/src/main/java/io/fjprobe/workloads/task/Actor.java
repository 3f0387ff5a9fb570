package io.fjprobe.workloads.task;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A station of a ring with a mailbox. It is submitted when its mailbox was empty, takes one token
 * per run, and submits itself again while there are more.
 */
public final class Actor implements Runnable {
  private final int number;
  private final Executor executor;
  private final CountDownLatch arrivals;
  private final Queue<Token> mailbox = new ConcurrentLinkedQueue<>();

  /** Tokens in the mailbox or in work; whoever raises it from 0 submits the actor. */
  private final AtomicInteger pending = new AtomicInteger();

  private Actor next;
  private long runs;

  private Actor(int number, Executor executor, CountDownLatch arrivals) {
    this.number = number;
    this.executor = executor;
    this.arrivals = arrivals;
  }

  /**
   * @param arrivals is counted down for each token that has no hops left
   */
  public static Actor[] ring(int count, Executor executor, CountDownLatch arrivals) {
    Actor[] ring = new Actor[count];
    for (int i = 0; i < count; i++) {
      ring[i] = new Actor(i, executor, arrivals);
    }
    for (int i = 0; i < count; i++) {
      ring[i].next = ring[(i + 1) % count];
    }
    return ring;
  }

  public void send(Token token) {
    mailbox.add(token);
    if (pending.getAndIncrement() == 0) {
      executor.execute(this);
    }
  }

  @Override
  public void run() {
    runs++;
    Token token = mailbox.remove();
    if (token.hop(number)) {
      next.send(token);
    } else {
      arrivals.countDown();
    }
    if (pending.decrementAndGet() > 0) {
      executor.execute(this);
    }
  }

  /** To be read after all arrivals only; each run precedes the arrival of its token. */
  public long runs() {
    return runs;
  }
}
