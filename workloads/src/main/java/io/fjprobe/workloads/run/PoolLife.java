package io.fjprobe.workloads.run;

import java.util.Locale;

/** How long one pool serves: spare workers outlive their cause and change what comes next. */
public enum PoolLife {
  RUN,
  ITERATION;

  /** As written on the command line. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static PoolLife of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
