package io.fjprobe.metrics;

import java.util.Optional;

/** Where metrics come from. */
interface Source {

  /** What can be read now; empty if the JVM can't be reached. */
  Optional<Reading> read();
}
