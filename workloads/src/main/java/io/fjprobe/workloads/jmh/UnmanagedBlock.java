package io.fjprobe.workloads.jmh;

/** The same sleeps outside managedBlock: the pool knows nothing. */
public class UnmanagedBlock extends BlockBenchmark {
  public UnmanagedBlock() {
    super("unmanaged-block");
  }
}
