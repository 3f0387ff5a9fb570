package com.acme.passes;

import java.util.concurrent.RecursiveTask;

/** Counts the passengers of a flight whose passes are right, by halves. */
@SuppressWarnings("serial") // like all tasks here, it is not written anywhere
final class Flight extends RecursiveTask<Integer> {
  private static final int AT_ONCE = 8;
  private final int from;
  private final int to;

  Flight(int from, int to) {
    this.from = from;
    this.to = to;
  }

  @Override
  protected Integer compute() {
    if (to - from <= AT_ONCE) {
      int right = 0;
      for (int number = from; number < to; number++) {
        right += Pass.right(number) ? 1 : 0;
      }
      return right;
    }
    int middle = (from + to) >>> 1;
    int front = new Flight(from, middle).fork().join();
    return front + new Flight(middle, to).compute();
  }
}
