package io.fjprobe.analyzer.scale.graph;

import java.util.Arrays;

/**
 * Knows when each worker goes on. Of two at the same time, the one that was told first is first.
 */
final class Clock {

  private double[] times = new double[64];
  private long[] numbers = new long[64];
  private int[] workers = new int[64];
  private int size;
  private long sequence;
  private double now;

  double now() {
    return now;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Begins again at 0. */
  void reset() {
    size = 0;
    sequence = 0;
    now = 0;
  }

  void schedule(int worker, double after) {
    if (size == times.length) {
      times = Arrays.copyOf(times, 2 * size);
      numbers = Arrays.copyOf(numbers, 2 * size);
      workers = Arrays.copyOf(workers, 2 * size);
    }
    double time = now + after;
    long number = sequence++;
    int at = size++;
    while (at > 0 && isBefore(time, number, (at - 1) / 2)) {
      move((at - 1) / 2, at);
      at = (at - 1) / 2;
    }
    put(at, time, number, worker);
  }

  /** Goes to the next moment, and answers who goes on then. */
  int next() {
    int first = workers[0];
    now = times[0];
    size--;
    double time = times[size];
    long number = numbers[size];
    int at = 0;
    for (int child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && isBefore(times[child + 1], numbers[child + 1], child)) {
        child++;
      }
      if (isBefore(time, number, child)) {
        break;
      }
      move(child, at);
      at = child;
    }
    put(at, time, number, workers[size]);
    return first;
  }

  private boolean isBefore(double time, long number, int other) {
    return time < times[other] || time == times[other] && number < numbers[other];
  }

  private void move(int from, int to) {
    put(to, times[from], numbers[from], workers[from]);
  }

  private void put(int at, double time, long number, int worker) {
    times[at] = time;
    numbers[at] = number;
    workers[at] = worker;
  }
}
