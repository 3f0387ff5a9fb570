package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.event.WorkloadIterationEvent;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import jdk.jfr.FlightRecorder;

/**
 * Records the iterations of JMH benchmarks, with statistics at both ends. If a benchmark marks its
 * begin and end itself, as the workloads do, nothing is recorded here. JMH is only accessed by
 * reflection.
 */
public final class JmhIterations {

  private static final String WARM_UP = "WARMUP"; // as JMH says
  private static final Map<String, Integer> NUMBERS = new HashMap<>();

  private static WorkloadIterationEvent open;
  private static long marksBefore;
  private static boolean registered;
  private static boolean refused;

  private JmhIterations() {}

  /** JMH does this in one thread. */
  public static void begin(Object benchmark, Object iteration) {
    open = null;
    if (refused) {
      return;
    }
    try {
      WorkloadIterationEvent event = describe(benchmark, iteration);
      Statistics.emitAll("mark");
      marksBefore = Statistics.marksOfProgram();
      open = event;
      event.begin();
    } catch (ReflectiveOperationException | RuntimeException e) {
      refuse(e);
    }
  }

  public static void end(Object result) {
    WorkloadIterationEvent event = open;
    open = null;
    if (event == null || Statistics.marksOfProgram() != marksBefore) {
      return;
    }
    event.end();
    Statistics.emitAll("mark");
    try {
      // all of them, as the counters between the marks are those of all, and the time as well
      long operations = ((Number) get(get(result, "getMetadata"), "getAllOps")).longValue();
      if (operations > Integer.MAX_VALUE) {
        say(
            "an iteration of " + event.workload + " has 2^31 operations or more",
            "it is not recorded");
        return;
      }
      event.operations = (int) operations;
      event.iteration = next(event);
      event.commit();
    } catch (ReflectiveOperationException | RuntimeException e) {
      refuse(e);
    }
  }

  private static WorkloadIterationEvent describe(Object benchmark, Object iteration)
      throws ReflectiveOperationException {
    register(); // or the event has no begin
    WorkloadIterationEvent event = new WorkloadIterationEvent();
    event.workload = (String) get(benchmark, "getBenchmark");
    boolean counts = !((Enum<?>) get(iteration, "getType")).name().equals(WARM_UP);
    event.phase = counts ? "measured" : "warm-up";
    event.mode = mode(benchmark);
    event.unit = "operation";
    event.parallelism = (Integer) get(benchmark, "getThreads");
    event.checksum = Double.NaN; // there is none
    return event;
  }

  /** How JMH measures, and the parameters. */
  private static String mode(Object benchmark) throws ReflectiveOperationException {
    StringBuilder text = new StringBuilder();
    Object mode = get(benchmark, "getMode");
    text.append(get(mode, "shortLabel"));
    for (Object name : (Collection<?>) get(benchmark, "getParamsKeys")) {
      Object value =
          benchmark.getClass().getMethod("getParam", String.class).invoke(benchmark, name);
      text.append(' ').append(name).append('=').append(value);
    }
    return text.toString();
  }

  private static Object get(Object of, String getter) throws ReflectiveOperationException {
    return of.getClass().getMethod(getter).invoke(of);
  }

  private static int next(WorkloadIterationEvent event) {
    String key = event.workload + ' ' + event.mode + ' ' + event.phase;
    int number = NUMBERS.containsKey(key) ? NUMBERS.get(key) + 1 : 1;
    NUMBERS.put(key, number);
    return number;
  }

  private static void register() {
    if (!registered) {
      FlightRecorder.register(WorkloadIterationEvent.class);
      registered = true;
    }
  }

  private static void refuse(Exception reason) {
    refused = true;
    say(
        "the agent does not know this version of JMH (" + reason + ")",
        "its iterations are not recorded");
  }

  private static void say(String what, String consequence) {
    System.err.println("fjprobe: " + what + "; " + consequence);
  }
}
