package io.fjprobe.analyzer.compare.measure;

import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A quantity that an iteration has a number of, and a selection of iterations the sum. There is one
 * for each counter of the pool, and those that are named here.
 */
public final class Quantity {

  private static final List<Quantity> ALL = new ArrayList<>();

  public static final Quantity OPERATIONS = new Quantity("OPERATIONS");

  /** The number of iterations: each one counts 1. */
  public static final Quantity ITERATIONS = new Quantity("ITERATIONS");

  public static final Quantity WALL = new Quantity("WALL");

  /** The sum of the times of all operations, in nanoseconds. Operations may overlap. */
  public static final Quantity OPERATION_TIME = new Quantity("OPERATION_TIME");

  /** The CPU time of the whole process, in nanoseconds. */
  public static final Quantity CPU_TIME = new Quantity("CPU_TIME");

  /** The mean load of the JVM, as a share of the machine's CPUs, times nanoseconds. */
  public static final Quantity JVM_LOAD = new Quantity("JVM_LOAD");

  /** What of the load of the JVM the kernel has. */
  public static final Quantity KERNEL_LOAD = new Quantity("KERNEL_LOAD");

  /** The time from the start of the JVM to the begin of the run, in nanoseconds. */
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
  public static final Quantity GC_HELD_UP = new Quantity("GC_HELD_UP");
  public static final Quantity ALLOCATED_BYTES = new Quantity("ALLOCATED_BYTES");

  /** The bytes that samples of allocations stand for. */
  public static final Quantity ALLOCATED = new Quantity("ALLOCATED");

  public static final Quantity OTHER_PAUSES = new Quantity("OTHER_PAUSES");

  /** The time for which the JVM stops all threads, but not to collect garbage, in nanoseconds. */
  public static final Quantity OTHER_PAUSE_TIME = new Quantity("OTHER_PAUSE_TIME");

  public static final Quantity CLASSES_LOADED = new Quantity("CLASSES_LOADED");
  public static final Quantity DELAYED_ACKS = new Quantity("DELAYED_ACKS");
  public static final Quantity RETRANSMISSION_TIMEOUTS = new Quantity("RETRANSMISSION_TIMEOUTS");
  public static final Quantity LISTEN_OVERFLOWS = new Quantity("LISTEN_OVERFLOWS");

  /** How often the system let threads run on a CPU. */
  public static final Quantity CONTEXT_SWITCHES = new Quantity("CONTEXT_SWITCHES");

  public static final Quantity COMPILE_TIME = new Quantity("COMPILE_TIME");
  public static final Quantity THROTTLED_TIME = new Quantity("THROTTLED_TIME");
  public static final Quantity THREADS_STARTED = new Quantity("THREADS_STARTED");
  public static final Quantity PINNED = new Quantity("PINNED");

  /** The time for which threads that call the pool are on a CPU in no task, in nanoseconds. */
  public static final Quantity CALLER_ALONE_TIME = new Quantity("CALLER_ALONE_TIME");

  /** The time for which threads that call the pool run its tasks, in nanoseconds. */
  public static final Quantity CALLER_TASK_TIME = new Quantity("CALLER_TASK_TIME");

  /** The time for which threads that call the pool are blocked until it is done, in nanoseconds. */
  public static final Quantity CALLER_WAITED_TIME = new Quantity("CALLER_WAITED_TIME");

  public static final Quantity THROWABLES = new Quantity("THROWABLES");

  /**
   * The number of sampled stacks. The next quantity is how many of them are in code that was not
   * compiled.
   */
  public static final Quantity SAMPLES = new Quantity("SAMPLES");

  public static final Quantity INTERPRETED_SAMPLES = new Quantity("INTERPRETED_SAMPLES");

  /**
   * The time of the longest run of what a worker took from a queue, in each recording or iteration,
   * in nanoseconds.
   */
  public static final Quantity LONGEST_RUN_TIME = new Quantity("LONGEST_RUN_TIME");

  /** The time of user code in tasks, in nanoseconds. The split of the time has it. */
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

  /** Returns the quantity of a counter that counts no time. */
  public static Quantity of(PoolCounter counter) {
    return Objects.requireNonNull(OF_COUNTERS.get(counter), "times have quantities of their own");
  }

  public static List<Quantity> all() {
    return ALL;
  }

  /** Returns the name that it has in the table of what is counted differently. */
  public String key() {
    return name;
  }

  /** Returns its place among all quantities, from 0. */
  int index() {
    return index;
  }

  @Override
  public String toString() {
    return name;
  }
}
