import io.fjprobe.jmh.ForkJoinProfiler;

/** The name by which JMH finds the profiler: {@code -prof fjprobe}. */
public final class fjprobe extends ForkJoinProfiler {}
