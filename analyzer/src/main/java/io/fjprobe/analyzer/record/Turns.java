package io.fjprobe.analyzer.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The order within a round: each side comes first, second, ... equally often, and every second
 * cycle is turned round, so that none is always after the same other one.
 */
final class Turns {

  private Turns() {}

  /**
   * @param round from 1
   */
  static <T> List<T> of(List<T> sides, int round) {
    List<T> order = new ArrayList<>(sides);
    Collections.rotate(order, -((round - 1) % order.size()));
    if ((round - 1) / order.size() % 2 == 1) {
      Collections.reverse(order);
    }
    return order;
  }
}
