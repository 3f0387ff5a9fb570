package io.fjprobe.analyzer.watch.screen;

/**
 * What the user has chosen to see.
 *
 * @param pool position of the pool whose details are shown, in the order; more than there are is
 *     the last one
 * @param frozen nothing changes
 * @param message to the user; empty: none
 */
public record Choice(PoolOrder order, int pool, boolean frozen, String message) {

  /** What is seen first. */
  public static final Choice FIRST = new Choice(PoolOrder.BUSIEST, 0, false, "");

  /** Orders the pools by something else. */
  public Choice withNextOrder() {
    return new Choice(order.next(), 0, frozen, message);
  }

  /** Chooses the next pool, or one before; after the last one comes the first. */
  public Choice withPool(int step, int pools) {
    return new Choice(
        order,
        pools == 0 ? 0 : Math.floorMod(Math.min(pool, pools - 1) + step, pools),
        frozen,
        message);
  }

  /** Freezes what is seen, or lets it go on. */
  public Choice withFreeze() {
    return new Choice(order, pool, !frozen, message);
  }

  /** Says something. */
  public Choice saying(String words) {
    return new Choice(order, pool, frozen, words);
  }
}
