package io.fjprobe.analyzer.scale.graph;

import java.util.Arrays;

/** A number for each task; 0 where none was set. It takes no memory until one is set. */
final class Column {

  private int[] numbers = {};

  int get(int task) {
    return task < numbers.length ? numbers[task] : 0;
  }

  void set(int task, int number) {
    if (task >= numbers.length) {
      numbers = Arrays.copyOf(numbers, Math.max(task + 1, numbers.length + numbers.length / 2));
    }
    numbers[task] = number;
  }

  /** Adds 1, and answers the sum. */
  int increment(int task) {
    set(task, get(task) + 1);
    return numbers[task];
  }

  Column copy() {
    Column copy = new Column();
    copy.numbers = numbers.clone();
    return copy;
  }

  /** The greatest task that may have a number, and 1 more. */
  int end() {
    return numbers.length;
  }

  void clear() {
    Arrays.fill(numbers, 0);
  }
}
