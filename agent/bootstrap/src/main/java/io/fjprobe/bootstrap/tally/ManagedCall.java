package io.fjprobe.bootstrap.tally;

/** What was open when managedBlock was called; a blocker is user code and may call it again. */
public final class ManagedCall {

  public final ManagedCall outer;
  public final OpenCompensation compensation;
  public final int depth;

  public ManagedCall(QueueTally worker) {
    this.outer = worker.managedCall;
    this.compensation = worker.compensation;
    this.depth = worker.managedDepth;
  }
}
