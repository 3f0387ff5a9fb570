package io.fjprobe.launch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Which side runs when. */
public final class Turns {
  private Turns() {}

  /**
   * In each round, each side runs once. The sides of a group are neighbours in time, and their
   * order changes from round to round.
   *
   * @param groups of sides that are compared with one another
   */
  public static <T> List<Turn<T>> interleaved(List<List<T>> groups, int rounds) {
    List<Turn<T>> turns = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      for (List<T> group : groups) {
        for (T side : order(group, round)) {
          turns.add(new Turn<>(side, round));
        }
      }
    }
    return turns;
  }

  /** All rounds of a side follow one another. */
  public static <T> List<Turn<T>> grouped(List<List<T>> groups, int rounds) {
    List<Turn<T>> turns = new ArrayList<>();
    for (List<T> group : groups) {
      for (T side : group) {
        for (int round = 1; round <= rounds; round++) {
          turns.add(new Turn<>(side, round));
        }
      }
    }
    return turns;
  }

  /**
   * Returns the order within a round: each side comes first, second, ... equally often, and every
   * second cycle is turned round, so that none is always after the same other one.
   *
   * @param round from 1
   */
  public static <T> List<T> order(List<T> sides, int round) {
    List<T> order = new ArrayList<>(sides);
    Collections.rotate(order, -((round - 1) % order.size()));
    if ((round - 1) / order.size() % 2 == 1) {
      Collections.reverse(order);
    }
    return order;
  }
}
