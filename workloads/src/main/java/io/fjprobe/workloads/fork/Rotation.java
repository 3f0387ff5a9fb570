package io.fjprobe.workloads.fork;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The order within a round: each variant comes first, second, ... equally often; every second cycle
 * is reversed, lest a variant always follow the same other one.
 */
public final class Rotation {
  private Rotation() {}

  /**
   * @param round from 0
   */
  public static <T> List<T> of(List<T> variants, int round) {
    List<T> order = new ArrayList<>(variants);
    Collections.rotate(order, -(round % order.size()));
    if (round / order.size() % 2 == 1) {
      Collections.reverse(order);
    }
    return order;
  }
}
