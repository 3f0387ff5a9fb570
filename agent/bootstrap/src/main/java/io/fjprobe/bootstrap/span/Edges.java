package io.fjprobe.bootstrap.span;

import java.util.Arrays;

/** What a task did to others, and when in its own time. */
final class Edges {

  /** It forked or submitted the other. */
  static final int FORK = 0;

  /** It needs the end of the other. */
  static final int JOIN = 1;

  /** The other, a CountedCompleter, waits for one less. */
  static final int ARRIVE = 2;

  /** It was the last that the other waited for, and goes on for it for this time. */
  static final int COMPLETION = 3;

  /** The other is a new CountedCompleter; in place of a time stands the one that it arrives at. */
  static final int COMPLETER = 4;

  /** It waits until its pool has nothing to do. */
  static final int QUIESCE = 5;

  /** It ends the other, whatever that waits for. */
  static final int END = 6;

  /** It runs the other itself, at once. */
  static final int INVOKE = 7;

  static final int NUMBERS = 3;
  private static final int FIRST = 4 * NUMBERS;

  private long[] numbers = new long[FIRST];
  private int length;

  void add(int kind, long other, long at) {
    if (length == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * length);
    }
    numbers[length++] = kind;
    numbers[length++] = other;
    numbers[length++] = at;
  }

  int size() {
    return length / NUMBERS;
  }

  int kind(int index) {
    return (int) numbers[NUMBERS * index];
  }

  long other(int index) {
    return numbers[NUMBERS * index + 1];
  }

  long at(int index) {
    return numbers[NUMBERS * index + 2];
  }

  void clear() {
    length = 0;
  }
}
