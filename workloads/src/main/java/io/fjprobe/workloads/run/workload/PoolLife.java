package io.fjprobe.workloads.run.workload;

import java.util.Locale;

/** How long one pool serves: spare workers outlive their cause and change what comes next. */
public enum PoolLife {
  RUN,
  ITERATION;

  /** As written on the command line. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static PoolLife of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
