package com.acme.surveys;

import java.util.Spliterator;
import java.util.function.Consumer;

/** Rows of a table between two, to be divided among the threads of a stream. */
final class Answers implements Spliterator<String[]> {
  private final String[][] rows;
  private final boolean halves;
  private int next;
  private final int end;

  /** With halves, others get half of the rows; without, they get the next one. */
  Answers(String[][] rows, int from, int end, boolean halves) {
    this.rows = rows;
    this.next = from;
    this.end = end;
    this.halves = halves;
  }

  @Override
  public boolean tryAdvance(Consumer<? super String[]> action) {
    if (next >= end) {
      return false;
    }
    action.accept(rows[next++]);
    return true;
  }

  @Override
  public Spliterator<String[]> trySplit() {
    if (end - next < 2) {
      return null;
    }
    int from = next;
    next = halves ? (from + end) >>> 1 : from + 1;
    return new Answers(rows, from, next, halves);
  }

  @Override
  public long estimateSize() {
    return (long) end - next;
  }

  @Override
  public int characteristics() {
    return ORDERED | NONNULL | IMMUTABLE;
  }
}
