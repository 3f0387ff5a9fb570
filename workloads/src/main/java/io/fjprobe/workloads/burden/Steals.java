package io.fjprobe.workloads.burden;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.locks.LockSupport;

/**
 * How long a worker takes from the end of one task to the begin of one that it steals. The stolen
 * task is in the queue of its victim before the thief's task ends. So the thief is surely awake,
 * and finds the task at once. Both times are its own. Its victim is on another CPU, as far as is
 * known.
 *
 * <p>With two victims, who fork by turns, the thief has to look for each task: the queue that it
 * took the last one from is empty. With one victim the next task is in that same queue.
 */
final class Steals {
  /** After that the other victim has left its CPU, and the thief waits for its release. */
  private static final long SETTLE_NANOS = 20_000;

  private final Samples samples;
  private final Victim[] victims;
  private volatile int turn;
  private volatile boolean over;

  /** What the thief runs. For the victim whose turn it is. */
  private HeldTask running;

  private Steals(int victims, Samples samples) {
    this.samples = samples;
    this.victims = new Victim[victims];
    for (int i = 0; i < victims; i++) {
      this.victims[i] = new Victim(this, i);
    }
  }

  static void measure(int victims, Samples samples) {
    Steals steals = new Steals(victims, samples);
    Pools.with(victims + 1, steals::run);
  }

  private void run(ForkJoinPool pool) {
    for (Victim victim : victims) {
      pool.execute(victim);
    }
    for (Victim victim : victims) {
      victim.join();
    }
  }

  /** Returns false if all is measured. */
  private boolean awaitTurn(int victim) {
    while (turn != victim && !over) {
      LockSupport.park(this);
    }
    return !over;
  }

  /** Only then no victim is free to steal. */
  private void awaitVictims() {
    for (Victim victim : victims) {
      Await.until(() -> victim.worker != null, "a worker for each victim");
    }
  }

  /** Lets the thief go from the task that it runs to one of this victim. */
  private void stealFrom(int victim) {
    for (int other = 0; other < victims.length; other++) {
      if (other != victim) {
        Await.parked(victims[other].worker, 0);
      }
    }
    HeldTask next = new HeldTask();
    Await.time(SETTLE_NANOS);
    next.fork();
    if (running != null) {
      running.release();
    }
    next.awaitBegin();
    if (running != null) {
      samples.addIfApart(next.cpu(), next.begin() - running.end());
    }
    running = next;
  }

  private void passTurn(int victim) {
    over = !samples.wantMore();
    turn = (victim + 1) % victims.length;
    LockSupport.unpark(victims[turn].worker);
  }

  /** The others must not wait for a victim that has failed. */
  private void end() {
    over = true;
    if (running != null) {
      running.release();
    }
    for (Victim victim : victims) {
      LockSupport.unpark(victim.worker);
    }
  }

  private static final class Victim extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    private final transient Steals steals;
    private final int number;
    private transient volatile Thread worker;

    Victim(Steals steals, int number) {
      this.steals = steals;
      this.number = number;
    }

    @Override
    protected void compute() {
      worker = Thread.currentThread();
      try {
        steals.awaitVictims();
        while (steals.awaitTurn(number)) {
          steals.stealFrom(number);
          steals.passTurn(number);
        }
      } finally {
        steals.end();
      }
    }
  }
}
