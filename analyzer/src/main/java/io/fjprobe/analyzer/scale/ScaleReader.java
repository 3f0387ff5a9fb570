package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import io.fjprobe.analyzer.recording.machine.JvmFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Takes from a recording what there is of work and span. */
public final class ScaleReader implements EventConsumer {

  static final String TOTALS = "fjprobe.SpanStatistics";
  static final String SHARES = "fjprobe.SpanShare";
  private static final String ITERATION = "fjprobe.WorkloadIteration";
  private static final String STATE = "fjprobe.AgentState";
  private static final String JVM = "jdk.JVMInformation";
  private static final Set<String> WANTED =
      Set.of(TOTALS, SHARES, ITERATION, STATE, JVM, Disturbances.PAUSE, Disturbances.TIMES);

  private static final String MEASURED = "measured";

  /** One event of statistics, which are cumulative. */
  record Counted(long nanos, String firstTask, String task, long[] numbers) {}

  /** One iteration of a workload that is measured. */
  record Iteration(
      String workload, long from, long until, long operations, String unit, long parallelism) {}

  private final List<Counted> totals = new ArrayList<>();
  private final List<Counted> shares = new ArrayList<>();
  private final List<Iteration> iterations = new ArrayList<>();
  private final Disturbances disturbances = new Disturbances();
  private long measuredFrom = Long.MIN_VALUE;
  private long cpus = -1;
  private @Nullable JvmFacts jvm;
  private boolean observed;

  @Override
  public boolean wants(String type) {
    return WANTED.contains(type);
  }

  @Override
  public void begin(long startNanos) {
    // times are those of the clock
  }

  @Override
  public void accept(EventView event) {
    switch (event.type()) {
      case TOTALS ->
          totals.add(
              new Counted(
                  event.startNanos(),
                  event.text("firstTask"),
                  "",
                  numbers(event, "operations", "tasks", "work", "span")));
      case SHARES ->
          shares.add(
              new Counted(
                  event.startNanos(),
                  event.text("firstTask"),
                  event.text("task"),
                  numbers(event, "tasks", "work", "spanTasks", "span")));
      case ITERATION -> iteration(event);
      case Disturbances.PAUSE -> disturbances.addPause(event);
      case Disturbances.TIMES -> disturbances.addTimes(event);
      case STATE -> {
        observed = true;
        cpus = event.number("availableProcessors");
      }
      default -> jvm = new JvmFacts(event.text("jvmName"), event.text("jvmVersion"), "", "", 0);
    }
  }

  private static long[] numbers(EventView event, String... fields) {
    long[] numbers = new long[fields.length];
    for (int i = 0; i < fields.length; i++) {
      numbers[i] = event.number(fields[i]);
    }
    return numbers;
  }

  private void iteration(EventView event) {
    if (!event.text("phase").equals(MEASURED)) {
      return;
    }
    long from = event.startNanos();
    measuredFrom = measuredFrom == Long.MIN_VALUE ? from : Math.min(measuredFrom, from);
    iterations.add(
        new Iteration(
            event.text("workload"),
            from,
            from + event.durationNanos(),
            event.number("operations"),
            event.text("unit"),
            event.number("parallelism")));
  }

  /** Whether the agent was there at all. */
  public boolean isObserved() {
    return observed;
  }

  /** Whether work and span were measured. */
  public boolean hasSpan() {
    return !totals.isEmpty();
  }

  List<Counted> totals() {
    return totals;
  }

  List<Counted> shares() {
    return shares;
  }

  List<Iteration> iterations() {
    return iterations;
  }

  Disturbances disturbances() {
    return disturbances;
  }

  /** Returns when the last measured iteration ended; or the end of time, if there is none. */
  long until() {
    return iterations.stream().mapToLong(Iteration::until).max().orElse(Long.MAX_VALUE);
  }

  long cpus() {
    return cpus;
  }

  @Nullable JvmFacts jvm() {
    return jvm;
  }

  @Nullable Long measuredFrom() {
    return iterations.isEmpty() ? null : measuredFrom;
  }
}
