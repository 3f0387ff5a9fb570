package com.acme.orders;

import com.acme.common.Outcome;
import com.acme.common.Visitors;
import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;

/** Orders in a map of Hazelcast, one member, asked a few times a second. */
public final class OrderBook {
  private OrderBook() {}

  public static void main(String[] args) throws Exception {
    Config config = new Config();
    config.setProperty("hazelcast.phone.home.enabled", "false");
    config.setProperty("hazelcast.logging.type", "none");
    config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
    config.getNetworkConfig().getJoin().getMulticastConfig().setEnabled(false);
    config.getNetworkConfig().getInterfaces().setEnabled(true).addInterface("127.0.0.1");
    HazelcastInstance member = Hazelcast.newHazelcastInstance(config);
    IMap<Long, Long> orders = member.getMap("orders");
    Visitors visitors = Visitors.visit(2, 150, 10, order -> ordered(orders, order));
    member.shutdown();
    Outcome.end(visitors.allRight(), "orders: " + visitors.answered());
  }

  /** Of 50 orders, what was put comes back. */
  private static boolean ordered(IMap<Long, Long> orders, long first) {
    boolean right = true;
    for (long order = first * 50; order < first * 50 + 50; order++) {
      long cents = order * 7;
      long key = order;
      right &=
          orders
              .putAsync(order, cents)
              .thenComposeAsync(before -> orders.getAsync(key))
              .toCompletableFuture()
              .join()
              .equals(cents);
    }
    return right;
  }
}
