package io.fjprobe.workloads.jmh;

/** Tasks that sleep inside managedBlock: the pool compensates. */
public class ManagedBlock extends BlockBenchmark {
  public ManagedBlock() {
    super("managed-block");
  }
}
