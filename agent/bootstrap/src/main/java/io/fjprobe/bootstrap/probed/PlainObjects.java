package io.fjprobe.bootstrap.probed;

import java.util.function.Function;

/**
 * What stands for pools and queues where the agent was attached after their classes were loaded.
 */
public final class PlainObjects {

  private static final class PoolMaker implements Function<Object, PlainPool> {
    @Override
    public PlainPool apply(Object pool) {
      return new PlainPool(pool);
    }
  }

  private static final class QueueMaker implements Function<Object, PlainQueue> {
    @Override
    public PlainQueue apply(Object queue) {
      return new PlainQueue(queue);
    }
  }

  private static final SideTable<PlainPool> POOLS = new SideTable<>(new PoolMaker());
  private static final SideTable<PlainQueue> QUEUES = new SideTable<>(new QueueMaker());

  private PlainObjects() {}

  static PlainPool pool(Object pool) {
    return pool == null ? null : POOLS.get(pool);
  }

  static PlainQueue queue(Object queue) {
    return queue == null ? null : QUEUES.get(queue);
  }

  public static void forgetAll() {
    POOLS.clear();
    QUEUES.clear();
  }
}
