package io.fjprobe.workloads.run.plan;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.schedule.Iterations;
import io.fjprobe.workloads.run.schedule.Schedule;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The options that every workload takes. */
public final class CommonOptions {
  private static final int MAX_PARALLELISM = 32_767;
  private static final Pattern TIMED_ITERATIONS =
      Pattern.compile("(\\d{1,6})x(\\d{1,6}(?:\\.\\d{1,6})?)s");

  static final Option PARALLELISM =
      Option.number(
          "parallelism",
          Math.min(Runtime.getRuntime().availableProcessors(), MAX_PARALLELISM),
          1,
          MAX_PARALLELISM,
          "workers that the pool aims at");
  static final Option POOL =
      Option.text("pool", "run|iteration", Pattern.compile("run|iteration"), "a new pool for each");
  static final Option WARMUP =
      Option.text("warmup", "<n>x<seconds>s", TIMED_ITERATIONS, "n warm-up iterations of a time");
  static final Option MEASURE =
      Option.text("measure", "<n>x<seconds>s", TIMED_ITERATIONS, "n measured iterations of a time");
  static final Option WARMUP_ITERATIONS =
      Option.count("warmup-iterations", 0, 1_000_000, "how many");
  static final Option ITERATIONS =
      Option.count("iterations", 1, 1_000_000, "how many are measured");
  static final Option OPERATIONS =
      Option.count("operations", 1, 1_000_000_000, "of an iteration, in place of a time");
  public static final Option JSON =
      Option.text("json", "<file>", Pattern.compile(".+"), "write all figures there");

  public static final List<Option> ALL =
      Collections.unmodifiableList(
          Arrays.asList(
              PARALLELISM, POOL, WARMUP, MEASURE, WARMUP_ITERATIONS, ITERATIONS, OPERATIONS, JSON));

  private CommonOptions() {}

  /** The schedule of a workload as changed by what the command line gives. */
  static Schedule schedule(Map<String, String> given, Schedule standard) throws UsageException {
    boolean timed = given.containsKey(WARMUP.name) || given.containsKey(MEASURE.name);
    if (timed && given.containsKey(OPERATIONS.name)) {
      throw new UsageException(
          "--operations together with a time",
          "an iteration ends after one or the other",
          "keep --operations, or --warmup and --measure");
    }
    Schedule schedule =
        new Schedule(
            iterations(given, WARMUP, WARMUP_ITERATIONS, standard.warmup),
            iterations(given, MEASURE, ITERATIONS, standard.measured));
    if (schedule.measured.count == 0) {
      throw new UsageException(
          "--measure without an iteration", "nothing would be measured", "measure 1 or more");
    }
    return schedule;
  }

  private static Iterations iterations(
      Map<String, String> given, Option timed, Option count, Iterations standard)
      throws UsageException {
    Iterations iterations = standard;
    if (given.containsKey(timed.name)) {
      Matcher matcher = TIMED_ITERATIONS.matcher((String) timed.parse(given.get(timed.name)));
      matcher.matches();
      iterations =
          Iterations.timed(
              Integer.parseInt(matcher.group(1)), Double.parseDouble(matcher.group(2)));
    }
    if (given.containsKey(count.name)) {
      iterations = iterations.withCount(integer(count, given));
    }
    if (given.containsKey(OPERATIONS.name)) {
      iterations = iterations.withOperations(integer(OPERATIONS, given));
    }
    return iterations;
  }

  private static int integer(Option option, Map<String, String> given) throws UsageException {
    return ((Long) option.parse(given.get(option.name))).intValue();
  }
}
