package io.fjprobe.weaving.metrics;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.metrics.PoolMetrics;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.management.DynamicMBean;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/**
 * The beans that are registered: one of the agent, one of all pools together, and one for each of
 * at most {@link #MOST_POOLS} pools that live. If there are more pools, the oldest have one.
 */
final class Beans {

  static final int MOST_POOLS = 100;

  private static final String DOMAIN = "io.fjprobe:type=";

  private final MBeanServer server = ManagementFactory.getPlatformMBeanServer();

  /** By the ids of pools. */
  private final Map<Integer, ObjectName> pools = new HashMap<>();

  private final ObjectName agent;
  private final ObjectName allPools;

  /** As of the last look. */
  private volatile int poolsWithoutBean;

  Beans() throws JMException {
    agent = register(DOMAIN + "Agent", new AgentBean());
    allPools = register(DOMAIN + "AllPools", new AllPoolsBean(this));
  }

  /** Live pools that have had something to do, but no bean. */
  int poolsWithoutBean() {
    return poolsWithoutBean;
  }

  void update() {
    List<PoolMetrics> live = PoolMetrics.ofLivePools();
    removeEnded(live);
    for (PoolMetrics pool : live) {
      if (pools.size() < MOST_POOLS && !pools.containsKey(pool.id())) {
        add(pool);
      }
    }
    poolsWithoutBean = live.size() - pools.size();
  }

  private void add(PoolMetrics pool) {
    try {
      String name = "Pool,name=" + ObjectName.quote(pool.name()) + ",id=" + pool.id();
      pools.put(pool.id(), register(DOMAIN + name, new PoolBean(pool)));
    } catch (JMException | RuntimeException e) {
      pools.put(pool.id(), null); // not again each second
      Suppressed.add(e);
    }
  }

  private void removeEnded(List<PoolMetrics> live) {
    Set<Integer> ended = new HashSet<>(pools.keySet());
    for (PoolMetrics each : live) {
      ended.remove(each.id());
    }
    for (int each : ended) {
      unregister(pools.remove(each));
    }
  }

  /** All of them. */
  void remove() {
    unregister(agent);
    unregister(allPools);
    for (ObjectName each : pools.values()) {
      unregister(each);
    }
    pools.clear();
  }

  private ObjectName register(String name, DynamicMBean bean) throws JMException {
    return server.registerMBean(bean, new ObjectName(name)).getObjectName();
  }

  private void unregister(ObjectName name) {
    try {
      if (name != null) {
        server.unregisterMBean(name);
      }
    } catch (InstanceNotFoundException e) {
      return; // somebody else has removed it
    } catch (JMException | RuntimeException e) {
      Suppressed.add(e);
    }
  }
}
