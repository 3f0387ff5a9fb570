package io.fjprobe.workloads.parts;

import io.fjprobe.workloads.run.jvm.VirtualThreads;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.PoolKind;

/** The options by which workloads choose who does their parts. */
public final class PartsOptions {
  public static final Option IMPLEMENTATION =
      Option.choice(
          "impl",
          "fj: a tree of tasks\n"
              + "stream: a parallel stream\n"
              + "es: newFixedThreadPool, a callable for each part\n"
              + "vt: a virtual thread for each part, JDK 21+\n"
              + "seq: one after the other by the calling thread",
          "fj",
          "stream",
          "es",
          "vt",
          "seq");
  public static final Option STREAM_POOL =
      Option.choice(
          "stream-pool",
          "own: called by a worker of a pool of its own\n"
              + "common: called by a thread that is no worker of the common pool, and helps it",
          "own",
          "common");

  private PartsOptions() {}

  public static PoolKind poolKind(Values values) {
    switch (implementation(values)) {
      case "fj":
        return PoolKind.LIFO;
      case "stream":
        return isCommon(values) ? PoolKind.COMMON : PoolKind.LIFO;
      case "vt":
        return PoolKind.SCHEDULER;
      default:
        return PoolKind.OTHER;
    }
  }

  public static int requiredJdk(Values values) {
    return implementation(values).equals("vt") ? VirtualThreads.JDK : 8;
  }

  public static boolean isCommon(Values values) {
    return values.text(STREAM_POOL.name).equals("common");
  }

  public static String implementation(Values values) {
    return values.text(IMPLEMENTATION.name);
  }

  /** By whom, for the words that say what one operation is. */
  public static String who(Values values) {
    int parallelism = values.parallelism();
    switch (implementation(values)) {
      case "stream":
        return isCommon(values)
            ? "stream: common pool, " + parallelism + " + caller"
            : "stream: pool of " + parallelism;
      case "es":
        return "fixed pool of " + parallelism;
      case "vt":
        return "virtual threads: scheduler of " + parallelism;
      case "seq":
        return "the caller alone";
      default:
        return "tasks: pool of " + parallelism;
    }
  }

  /**
   * @param source of a stream
   * @param elementsOfPart in that source
   */
  public static PartsWay way(Values values, StreamSource source, long elementsOfPart) {
    switch (implementation(values)) {
      case "stream":
        return new ParallelStream(source, elementsOfPart, isCommon(values));
      case "es":
        return new ByExecutor.FixedThreads(values.parallelism());
      case "vt":
        return new ByExecutor.ThreadForEach();
      case "seq":
        return new Sequential();
      default:
        return new ForkJoin();
    }
  }

  /** What a parallel stream is made of. */
  public enum StreamSource {
    /** Of known size, splits in halves. */
    RANGE,
    /** Each element follows from the one before, so that the stream has to batch them to split. */
    ITERATE
  }
}
