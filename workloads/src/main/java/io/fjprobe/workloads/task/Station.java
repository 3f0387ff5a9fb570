package io.fjprobe.workloads.task;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A thread of a ring: takes tokens from its mailbox and passes them on, until it is told to end.
 */
public final class Station implements Runnable {
  private final int number;
  private final CountDownLatch arrivals;
  private final CountDownLatch ends;

  /** An empty one is the word to end. */
  private final BlockingQueue<Optional<Token>> mailbox = new LinkedBlockingQueue<>();

  private Station next;

  private Station(int number, CountDownLatch arrivals, CountDownLatch ends) {
    this.number = number;
    this.arrivals = arrivals;
    this.ends = ends;
  }

  /**
   * @param arrivals is counted down for each token that has no hops left
   * @param ends is counted down by each station in its end
   */
  public static Station[] ring(int count, CountDownLatch arrivals, CountDownLatch ends) {
    Station[] ring = new Station[count];
    for (int i = 0; i < count; i++) {
      ring[i] = new Station(i, arrivals, ends);
    }
    for (int i = 0; i < count; i++) {
      ring[i].next = ring[(i + 1) % count];
    }
    return ring;
  }

  public void send(Token token) {
    mailbox.add(Optional.of(token));
  }

  /** Once all tokens have arrived. */
  public void end() {
    mailbox.add(Optional.empty());
  }

  @Override
  public void run() {
    try {
      Optional<Token> token = mailbox.take();
      while (token.isPresent()) {
        if (token.get().hop(number)) {
          next.send(token.get());
        } else {
          arrivals.countDown();
        }
        token = mailbox.take();
      }
      ends.countDown();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while it waited for a token", e);
    }
  }
}
