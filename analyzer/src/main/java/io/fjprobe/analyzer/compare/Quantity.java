package io.fjprobe.analyzer.compare;

import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What an iteration has so much of, and a selection of iterations the sum: each counter of the
 * pool, and what else is named here.
 */
public final class Quantity {

  private static final List<Quantity> ALL = new ArrayList<>();

  public static final Quantity OPERATIONS = new Quantity("OPERATIONS");

  /** Of which this is the sum: 1 for each. */
  public static final Quantity ITERATIONS = new Quantity("ITERATIONS");

  public static final Quantity WALL = new Quantity("WALL");

  /** Of all operations, which may overlap. */
  public static final Quantity OPERATION_TIME = new Quantity("OPERATION_TIME");

  /** Of the whole process. */
  public static final Quantity CPU_TIME = new Quantity("CPU_TIME");

  /** Before the run. */
  public static final Quantity START_UP_TIME = new Quantity("START_UP_TIME");

  public static final Quantity TASKS = new Quantity("TASKS");
  public static final Quantity HELP_STEALS = new Quantity("HELP_STEALS");
  public static final Quantity STEAL_RUN_TASKS = new Quantity("STEAL_RUN_TASKS");
  public static final Quantity PARKS = new Quantity("PARKS");
  public static final Quantity PARKED_TIME = new Quantity("PARKED_TIME");
  public static final Quantity JOINS_BLOCKED = new Quantity("JOINS_BLOCKED");
  public static final Quantity JOIN_BLOCKED_TIME = new Quantity("JOIN_BLOCKED_TIME");
  public static final Quantity OWN_WORK_JOINS = new Quantity("OWN_WORK_JOINS");
  public static final Quantity HELP_TIME = new Quantity("HELP_TIME");
  public static final Quantity MANAGED_BLOCKS = new Quantity("MANAGED_BLOCKS");
  public static final Quantity MANAGED_BLOCKED_TIME = new Quantity("MANAGED_BLOCKED_TIME");
  public static final Quantity POOLS_STARTED = new Quantity("POOLS_STARTED");
  public static final Quantity UNMANAGED_BLOCKS = new Quantity("UNMANAGED_BLOCKS");
  public static final Quantity UNMANAGED_BLOCKED_TIME = new Quantity("UNMANAGED_BLOCKED_TIME");
  public static final Quantity MONITOR_TIME = new Quantity("MONITOR_TIME");
  public static final Quantity SOCKET_TIME = new Quantity("SOCKET_TIME");
  public static final Quantity GC_PAUSES = new Quantity("GC_PAUSES");
  public static final Quantity GC_TIME = new Quantity("GC_TIME");
  public static final Quantity ALLOCATED_BYTES = new Quantity("ALLOCATED_BYTES");
  public static final Quantity COMPILE_TIME = new Quantity("COMPILE_TIME");
  public static final Quantity THROTTLED_TIME = new Quantity("THROTTLED_TIME");
  public static final Quantity THREADS_STARTED = new Quantity("THREADS_STARTED");
  public static final Quantity PINNED = new Quantity("PINNED");

  /** Of threads that call the pool: on a CPU in no task. */
  public static final Quantity CALLER_ALONE_TIME = new Quantity("CALLER_ALONE_TIME");

  /** Of these threads: blocked until the pool is done. */
  public static final Quantity CALLER_WAITED_TIME = new Quantity("CALLER_WAITED_TIME");

  public static final Quantity THROWABLES = new Quantity("THROWABLES");

  /** Of stacks, all and those in code that was not compiled. */
  public static final Quantity SAMPLES = new Quantity("SAMPLES");

  public static final Quantity INTERPRETED_SAMPLES = new Quantity("INTERPRETED_SAMPLES");

  /** Of what a worker took from a queue: the longest run, in each recording or iteration. */
  public static final Quantity LONGEST_RUN_TIME = new Quantity("LONGEST_RUN_TIME");

  /** User code, of the split account. */
  public static final Quantity WORK_TIME = new Quantity("WORK_TIME");

  private static final Map<PoolCounter, Quantity> OF_COUNTERS = ofCounters();

  private final String name;
  private final int index;

  private Quantity(String name) {
    this.name = name;
    index = ALL.size();
    ALL.add(this);
  }

  private static Map<PoolCounter, Quantity> ofCounters() {
    Map<PoolCounter, Quantity> quantities = new EnumMap<>(PoolCounter.class);
    for (PoolCounter counter : PoolCounter.values()) {
      quantities.put(counter, new Quantity(counter.name()));
    }
    return quantities;
  }

  /** Of one that is no time. */
  static Quantity of(PoolCounter counter) {
    return Objects.requireNonNull(OF_COUNTERS.get(counter), "times have quantities of their own");
  }

  static List<Quantity> all() {
    return ALL;
  }

  /** As the table of what is counted differently has it. */
  String key() {
    return name;
  }

  /** Its place among all. */
  int index() {
    return index;
  }

  @Override
  public String toString() {
    return name;
  }
}
