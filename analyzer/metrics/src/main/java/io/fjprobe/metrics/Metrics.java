package io.fjprobe.metrics;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.metrics.Meter;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which metrics there are. Where OpenTelemetry has a convention, or has proposed one, they have its
 * name. Others begin with fjprobe.
 */
final class Metrics {

  private static final String POOL = "fjprobe.pool.";
  private static final String ALL_POOLS = "fjprobe.all_pools.";

  private static final String THREADS = "jvm.executor.thread.count";
  private static final String QUEUED = "jvm.executor.queue.size";
  private static final String POOLS = "fjprobe.pool.live";
  private static final String PARALLELISM = "fjprobe.pool.parallelism";
  private static final String LIVE_POOLS = "fjprobe.all_pools.live";
  private static final String WITHOUT_BEAN = "fjprobe.all_pools.without_bean";
  private static final String AGENT = "fjprobe.agent";
  private static final String SUPPRESSED = "fjprobe.agent.suppressed_errors";
  private static final String POOLS_STARTED = "fjprobe.all_pools.started";
  private static final String POOLS_ENDED = "fjprobe.all_pools.ended";
  private static final String WAITS = "fjprobe.outside.waits";
  private static final String WAIT_TIME = "fjprobe.outside.blocked_time";
  private static final String CPU_TIME = "jvm.cpu.time";
  private static final String CPU_COUNT = "jvm.cpu.count";

  private static final AttributeKey<String> NAME = AttributeKey.stringKey("jvm.executor.name");
  private static final AttributeKey<String> TYPE = AttributeKey.stringKey("jvm.executor.type");
  private static final AttributeKey<String> KIND = AttributeKey.stringKey("fjprobe.pool.kind");
  private static final AttributeKey<String> STATE =
      AttributeKey.stringKey("jvm.executor.thread.state");
  private static final AttributeKey<String> ACTIVITY =
      AttributeKey.stringKey("fjprobe.worker.activity");
  private static final AttributeKey<String> THREAD = AttributeKey.stringKey("fjprobe.thread.type");

  private final Instruments instruments;
  private final PoolSums sums = new PoolSums();

  Metrics(Meter meter) {
    instruments = new Instruments(meter);
    Set<String> created = new HashSet<>();
    for (Figure each : Figure.values()) {
      if (created.add(each.suffix())) {
        create(POOL, each, "");
        create(ALL_POOLS, each, "; of all pools, those that ended included");
      }
    }
    createStates();
    createOthers();
  }

  private void create(String prefix, Figure figure, String whose) {
    String name = prefix + figure.suffix();
    if (figure.isTime()) {
      instruments.timer(name, figure.description() + whose);
    } else {
      instruments.counter(name, figure.unit(), figure.description() + whose);
    }
  }

  private void createStates() {
    instruments.upDownCounter(THREADS, "{thread}", "Workers of the pools");
    instruments.upDownCounter(QUEUED, "{task}", "Tasks in the queues of the pools");
    instruments.upDownCounter(POOLS, "{pool}", "Pools of this name that live");
    instruments.upDownCounter(PARALLELISM, "{thread}", "Parallelism of the pools, added up");
    instruments.upDownCounter(LIVE_POOLS, "{pool}", "Pools that live");
    instruments.upDownCounter(
        WITHOUT_BEAN, "{pool}", "Pools that live and have no bean, and so no metrics of their own");
  }

  private void createOthers() {
    instruments.upDownCounter(AGENT, "{agent}", "1 if the agent is there");
    instruments.counter(SUPPRESSED, "{error}", "Errors that the agent hid from the application");
    instruments.counter(POOLS_STARTED, "{pool}", "Pools that started");
    instruments.counter(POOLS_ENDED, "{pool}", "Pools that ended");
    instruments.counter(WAITS, "{wait}", "Waits for a task, of threads that are no workers");
    instruments.timer(WAIT_TIME, "Time of waits for a task, of threads that are no workers");
    instruments.timer(CPU_TIME, "CPU time used by the process as reported by the JVM");
    instruments.upDownCounter(CPU_COUNT, "{cpu}", "CPUs that the JVM may use");
  }

  /** Has the metrics taken from this source. */
  AutoCloseable observe(Source source) {
    return instruments.observe(() -> source.read().ifPresent(this::record));
  }

  private synchronized void record(Reading reading) {
    record(CPU_TIME, reading.system(), "ProcessCpuTime", Attributes.empty());
    record(CPU_COUNT, reading.system(), "AvailableProcessors", Attributes.empty());
    instruments.record(AGENT, reading.hasAgent() ? 1 : 0, agent(reading.agent()));
    if (reading.hasAgent()) {
      recordAgent(reading.agent());
      recordAllPools(reading.allPools());
      recordPools(reading);
    }
  }

  private static Attributes agent(Bean agent) {
    if (agent.attributes().isEmpty()) {
      return Attributes.empty();
    }
    return Attributes.builder()
        .put("fjprobe.agent.version", agent.text("Version"))
        .put("fjprobe.agent.level", agent.text("Level"))
        .put("fjprobe.agent.generation", agent.text("Generation"))
        .build();
  }

  private void recordAgent(Bean agent) {
    record(SUPPRESSED, agent, "SuppressedErrors", Attributes.empty());
    record(POOLS_STARTED, agent, "PoolsStarted", Attributes.empty());
    record(POOLS_ENDED, agent, "PoolsEnded", Attributes.empty());
    Attributes platform = Attributes.of(THREAD, "platform");
    record(WAITS, agent, "ExternalWaits", platform);
    record(WAIT_TIME, agent, "ExternalBlockedTime", platform);
    Attributes virtual = Attributes.of(THREAD, "virtual");
    record(WAITS, agent, "VirtualWaits", virtual);
    record(WAIT_TIME, agent, "VirtualBlockedTime", virtual);
  }

  private void recordAllPools(Bean all) {
    for (Figure each : Figure.values()) {
      record(ALL_POOLS + each.suffix(), all, each.attribute(), with(each, Attributes.empty()));
    }
    record(LIVE_POOLS, all, "LivePools", Attributes.empty());
    record(WITHOUT_BEAN, all, "PoolsWithoutBean", Attributes.empty());
  }

  /** Nothing if it is not recorded. */
  private void record(String name, Bean bean, String attribute, Attributes attributes) {
    bean.number(attribute)
        .ifPresent(value -> instruments.record(name, Math.max(0, value), attributes));
  }

  private void recordPools(Reading reading) {
    sums.add(reading.pools());
    for (Map.Entry<PoolLabel, Map<Figure, Long>> pool : sums.sums().entrySet()) {
      Attributes attributes = attributes(pool.getKey());
      pool.getValue()
          .forEach(
              (figure, sum) ->
                  instruments.record(POOL + figure.suffix(), sum, with(figure, attributes)));
    }
    sums.states().forEach((label, state) -> record(state, attributes(label)));
  }

  private static Attributes with(Figure figure, Attributes attributes) {
    return figure
        .activity()
        .map(its -> attributes.toBuilder().put(ACTIVITY, its.label()).build())
        .orElse(attributes);
  }

  private void record(PoolState state, Attributes pool) {
    instruments.record(POOLS, state.pools(), pool);
    if (state.isKnown()) {
      instruments.record(PARALLELISM, state.parallelism(), pool);
      instruments.record(QUEUED, state.queued(), pool);
      instruments.record(THREADS, state.active(), pool.toBuilder().put(STATE, "active").build());
      instruments.record(THREADS, state.idle(), pool.toBuilder().put(STATE, "idle").build());
    }
  }

  private static Attributes attributes(PoolLabel label) {
    return Attributes.of(NAME, label.name(), TYPE, label.type(), KIND, label.kind());
  }
}
