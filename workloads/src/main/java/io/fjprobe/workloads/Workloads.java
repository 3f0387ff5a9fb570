package io.fjprobe.workloads;

import io.fjprobe.workloads.run.workload.Workload;
import io.fjprobe.workloads.uperf.UperfWorkload;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What the command line offers. */
public final class Workloads {
  /**
   * What runs when none is named: the mechanisms that every program meets, within half a minute.
   */
  static final List<Workload> SUITE =
      Collections.unmodifiableList(
          Arrays.asList(
              new TrigWorkload(),
              new JoinOrderWorkload(),
              BlockWorkload.managed(),
              BlockWorkload.unmanaged(),
              new FibWorkload(),
              new SubmitStormWorkload(),
              new FanOutWorkload(),
              new NQueensWorkload()));

  public static final List<Workload> ALL = all();

  private Workloads() {}

  private static List<Workload> all() {
    List<Workload> all = new ArrayList<>(SUITE);
    Collections.addAll(
        all,
        new CfChainWorkload(),
        new CfDefaultWorkload(),
        new ActorsWorkload(),
        new UtsWorkload(),
        new SortWorkload(),
        new KMeansWorkload(),
        new FileIndexWorkload(),
        new PrimeWorkload(),
        new StreamReduceWorkload(),
        new CommonContentionWorkload(),
        new BlockedPoolWorkload(),
        new PulseWorkload(),
        new QuiesceWorkload(),
        new ExceptionsWorkload(),
        new VtRingWorkload(),
        new VtPinWorkload(),
        new DelayWorkload(),
        new ShortTasksWorkload(),
        new OutsideMessagesWorkload(),
        new KnobsWorkload(),
        new UperfWorkload());
    return Collections.unmodifiableList(all);
  }
}
