package io.fjprobe.analyzer.compare.measure;

import static java.util.stream.Collectors.toSet;

import io.fjprobe.analyzer.account.RunAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.code.SampleCounts;
import io.fjprobe.analyzer.account.group.PoolLives;
import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.machine.VmOperationRow;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.time.BucketKind;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.time.TimeParts;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.contract.PoolCounter;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Makes a sample of an iteration: its operations, what its pools did, what ran beside them. */
public final class Sampling {

  private final SectionAccount section;
  private final List<PoolAccount> pools;
  private final boolean complete;
  private final Map<Quantity, Double> quantities = new HashMap<>();

  /**
   * @param carriers names of the pools that count
   */
  public Sampling(SectionAccount iteration, List<String> carriers) {
    section = iteration;
    pools = iteration.pools().stream().filter(p -> carriers.contains(p.name())).toList();
    complete =
        pools.stream().map(pool -> pool.presence().lives()).allMatch(Sampling::areAllRecorded);
  }

  /**
   * Returns whether all pools of a group are recorded. Of pools that come and go too fast, some
   * stand for the others, and their counts are no sums.
   */
  private static boolean areAllRecorded(PoolLives lives) {
    return lives.started() == null || lives.started() <= lives.recorded();
  }

  /**
   * @param run of the JVM; null: the recording does not hold a whole one
   */
  public Sample sample(UnitOfWork unit, @Nullable RunAccount run) {
    units(unit, run);
    for (PoolCounter counter : PoolCounter.values()) {
      if (!counter.isTime()) {
        sum(Quantity.of(counter), pool -> pool.counts().count(counter));
      }
    }
    sum(Quantity.TASKS, pool -> pool.counts().tasks());
    poolsStarted();
    sum(Quantity.HELP_STEALS, Sampling::helpSteals);
    sum(Quantity.PARKS, pool -> pool.times().time().waits().idleCount());
    sum(Quantity.PARKED_TIME, pool -> pool.times().time().measured().idleNanos());
    sum(Quantity.JOINS_BLOCKED, pool -> pool.times().time().waits().joinBlockedCount());
    sum(Quantity.JOIN_BLOCKED_TIME, pool -> pool.times().time().measured().joinBlockedNanos());
    sum(Quantity.OWN_WORK_JOINS, pool -> pool.events().joins().ownWork().count());
    sum(Quantity.HELP_TIME, pool -> pool.times().time().measured().helpNanos());
    sum(Quantity.MANAGED_BLOCKS, pool -> pool.times().time().waits().managedBlockedCount());
    sum(
        Quantity.MANAGED_BLOCKED_TIME,
        pool -> pool.times().time().measured().managedBlockedNanos());
    sum(Quantity.LONGEST_RUN_TIME, pool -> pool.events().steals().runs().longestNanos());
    stealRuns();
    blocking();
    callers();
    samples();
    machine(section.machine());
    put(Quantity.CONTEXT_SWITCHES, section.process().contextSwitches());
    return new Sample(quantities, parts());
  }

  private void units(UnitOfWork unit, @Nullable RunAccount run) {
    put(Quantity.ITERATIONS, 1);
    if (section.period().operations() != null) {
      put(Quantity.OPERATIONS, section.period().operations().count());
      put(Quantity.WALL, section.period().operations().wallNanos());
      put(Quantity.OPERATION_TIME, section.period().operations().timeNanos());
      return;
    }
    put(
        Quantity.WALL,
        unit == UnitOfWork.RUN && run != null ? run.nanos() : section.period().wallNanos());
    switch (unit) {
      case RUN -> {
        put(Quantity.OPERATIONS, run == null ? null : 1);
        put(Quantity.CPU_TIME, run == null ? null : run.cpuNanos());
        put(Quantity.START_UP_TIME, run == null ? null : run.startUpNanos());
      }
      case SECOND -> put(Quantity.OPERATIONS, section.period().wallNanos() / 1e9);
      default -> sum(Quantity.OPERATIONS, pool -> pool.counts().tasksRun().count());
    }
  }

  private void poolsStarted() {
    Long sum = 0L;
    for (PoolAccount pool : pools) {
      Long started = pool.presence().lives().started();
      sum = sum == null || started == null ? null : Long.valueOf(sum + started);
    }
    put(Quantity.POOLS_STARTED, sum);
  }

  /**
   * Puts the number of steal runs and of their tasks. An older agent does not count runs, so its
   * events tell them: they are of what it calls a run.
   */
  private void stealRuns() {
    if (quantities.containsKey(Quantity.of(PoolCounter.STEAL_RUNS))) {
      sum(Quantity.STEAL_RUN_TASKS, Sampling::taken);
    } else {
      sum(Quantity.of(PoolCounter.STEAL_RUNS), pool -> pool.events().steals().sampling().events());
      sum(
          Quantity.STEAL_RUN_TASKS,
          pool ->
              Math.round(
                  pool.events().steals().runs().meanRun()
                      * pool.events().steals().sampling().events()));
    }
  }

  private static @Nullable Long taken(PoolAccount pool) {
    Long submissions = pool.counts().count(PoolCounter.SUBMISSIONS_TAKEN);
    Long steals = pool.counts().count(PoolCounter.WORKER_STEALS);
    return submissions == null || steals == null ? null : Long.valueOf(submissions + steals);
  }

  private @Nullable TimeParts parts() {
    return pools.stream()
        .map(pool -> pool.times().account().parts())
        .reduce(TimeParts::plus)
        .orElse(null);
  }

  private static @Nullable Long helpSteals(PoolAccount pool) {
    long sum = 0;
    for (PoolCounter site : PoolCounter.helps()) {
      Long count = pool.counts().count(site);
      if (count == null) {
        return null;
      }
      sum += count;
    }
    return sum;
  }

  private void blocking() {
    sum(Quantity.UNMANAGED_BLOCKS, pool -> pool.inTasks().blocking().all().count());
    sum(Quantity.UNMANAGED_BLOCKED_TIME, pool -> pool.inTasks().blocking().all().totalNanos());
    sum(Quantity.MONITOR_TIME, pool -> kind(pool, BlockKind::isMonitor));
    sum(Quantity.SOCKET_TIME, pool -> kind(pool, BlockKind.SOCKET_READ::equals));
  }

  /** Puts what threads that are no workers do beside the pool. */
  private void callers() {
    TimeAccount account = section.callers().time();
    ExternalWaits waits = section.callers().waits();
    put(Quantity.CALLER_WAITED_TIME, waits == null ? null : waits.externalNanos());
    Long work = account.nanos(BucketKind.WORK);
    SampleCounts samples = account.parts().samples();
    if (account.parts().participants() == 0) {
      putCallers(0, 0);
    } else if (work != null && samples.work() > 0) {
      double alone = (double) work * samples.alone() / samples.work();
      putCallers(alone, work - alone);
    } else if (work != null || account.totalNanos() != null && samples.all() == 0) {
      putCallers(0, 0);
    }
  }

  private void putCallers(double alone, double inTasks) {
    put(Quantity.CALLER_ALONE_TIME, alone);
    put(Quantity.CALLER_TASK_TIME, inTasks);
  }

  private void samples() {
    SampleCounts all = section.callers().time().parts().samples();
    for (PoolAccount pool : pools) {
      all = all.plus(pool.times().account().parts().samples());
    }
    put(Quantity.SAMPLES, all.all());
    put(Quantity.INTERPRETED_SAMPLES, all.interpreted());
  }

  private static @Nullable Long kind(PoolAccount pool, Predicate<BlockKind> which) {
    Set<String> kinds =
        Arrays.stream(BlockKind.values()).filter(which).map(BlockKind::text).collect(toSet());
    return pool.inTasks().blocking().byKind().stream()
        .filter(row -> kinds.contains(row.name()))
        .mapToLong(Row::totalNanos)
        .sum();
  }

  /**
   * Puts what ran beside the pools. Each pause and the like has an event, so that no event means 0.
   */
  private void machine(MachineAccount machine) {
    put(Quantity.GC_PAUSES, orZero(machine.gc().pauses(), Row::count));
    put(Quantity.GC_HELD_UP, orZero(machine.gc().heldUp(), Row::count));
    put(Quantity.GC_TIME, orZero(machine.gc().pauses(), Row::totalNanos));
    put(Quantity.OTHER_PAUSES, sum(machine.vmOperations(), VmOperationRow::count));
    put(Quantity.OTHER_PAUSE_TIME, sum(machine.vmOperations(), VmOperationRow::totalNanos));
    put(Quantity.COMPILE_TIME, compileNanos(machine));
    put(Quantity.THROWABLES, inWindow(machine.throwablesPerSecond()));
    put(Quantity.CLASSES_LOADED, inWindow(machine.classesPerSecond()));
    put(Quantity.DELAYED_ACKS, inWindow(machine.network().delayedAcksPerSecond()));
    put(
        Quantity.RETRANSMISSION_TIMEOUTS,
        inWindow(machine.network().retransmissionTimeoutsPerSecond()));
    put(Quantity.LISTEN_OVERFLOWS, inWindow(machine.network().listenOverflowsPerSecond()));
    put(Quantity.PINNED, orZero(machine.pinned(), Row::count));
    put(Quantity.ALLOCATED_BYTES, machine.gc().allocatedBytes());
    AllocationAccount allocations = machine.gc().allocations();
    put(Quantity.ALLOCATED, allocations == null ? null : Long.valueOf(allocations.bytes()));
    put(Quantity.THROTTLED_TIME, machine.throttledNanos());
    put(Quantity.THREADS_STARTED, inWindow(machine.threadsPerSecond()));
    put(Quantity.JVM_LOAD, timesWindow(machine.jvmLoad()));
    put(Quantity.KERNEL_LOAD, timesWindow(machine.kernelLoad()));
  }

  private @Nullable Double inWindow(@Nullable Double perSecond) {
    return timesWindow(perSecond == null ? null : Double.valueOf(perSecond / 1e9));
  }

  private @Nullable Double timesWindow(@Nullable Double number) {
    return number == null ? null : Double.valueOf(number * section.period().wallNanos());
  }

  /**
   * Returns the time of JIT compilation in the section, in nanoseconds. It is taken in proportion,
   * because the reports of the JIT come once a second.
   */
  private @Nullable Double compileNanos(MachineAccount machine) {
    return machine.compiler().nanos() == null || machine.compiler().wallNanos() == null
        ? null
        : Double.valueOf(
            (double) machine.compiler().nanos()
                / machine.compiler().wallNanos()
                * section.period().wallNanos());
  }

  private static @Nullable Long sum(
      @Nullable List<VmOperationRow> operations, ToLongFunction<VmOperationRow> number) {
    return operations == null ? null : Long.valueOf(operations.stream().mapToLong(number).sum());
  }

  private static long orZero(@Nullable Row row, ToLongFunction<Row> number) {
    return row == null ? 0 : number.applyAsLong(row);
  }

  /**
   * Puts the sum of a count over all pools. It is not recorded if one of the pools does not record
   * it.
   */
  private void sum(Quantity quantity, CountOf count) {
    Long sum = complete ? 0L : null;
    for (PoolAccount pool : pools) {
      Long one = count.of(pool);
      sum = sum == null || one == null ? null : Long.valueOf(sum + one);
    }
    put(quantity, sum);
  }

  private void put(Quantity quantity, @Nullable Number value) {
    if (value != null) {
      quantities.put(quantity, value.doubleValue());
    }
  }

  private interface CountOf {
    /** Null: not recorded. */
    @Nullable Long of(PoolAccount pool);
  }
}
