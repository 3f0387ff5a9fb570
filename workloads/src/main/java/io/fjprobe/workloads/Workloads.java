package io.fjprobe.workloads;

import io.fjprobe.workloads.run.Workload;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What the command line offers, in the order of the suite. */
final class Workloads {
  static final List<Workload> ALL =
      Collections.unmodifiableList(
          Arrays.asList(
              new TrigWorkload(),
              new JoinOrderWorkload(),
              BlockWorkload.managed(),
              BlockWorkload.unmanaged(),
              new FibWorkload(),
              new SubmitStormWorkload()));

  private Workloads() {}
}
