package io.fjprobe.testing;

/** Options that make any workload short; each takes those that it has. */
public final class SmallSizes {

  public static final String[] OPTIONS = {
    "--warmup-iterations=0",
    "--iterations=2",
    "--operations=3",
    "--threads=3",
    "--tasks=50",
    "--stages=500",
    "--actors=20",
    "--tokens=5",
    "--hops=40",
    "--board=6",
    "--root-children=100",
    "--elements=20000",
    "--points=3000",
    "--iterations-of-means=2",
    "--limit=1000",
    "--leaves=4",
    "--sleep-ms=1",
    "--pause-ms=1",
    "--bursts=3",
    "--period-ms=1",
    "--traffic-ms=20",
    "--steps=5000", // as many messages as fit into that time: few, on a busy machine too
    "--depth=5",
    "--rounds=3",
    "--spread-ms=2",
    "--lines=2000",
    "--chunk=100",
    "--number=1000000007",
    "--units=60",
    "--work=100",
    "--grain=3",
    "--nodes=3",
    "--requests=60"
  };

  /** Of the workloads of virtual threads, which older JDKs refuse with all their options. */
  public static final String[] OPTIONS_OF_VIRTUAL = {"--blocks=2", "--block-ms=1", "--rings=2"};

  private SmallSizes() {}
}
