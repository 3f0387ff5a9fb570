package io.fjprobe.jmc;

/** The rules, one for each finding of the analyzer; a service loader wants a class for each. */
public final class ForkJoinRules {

  private ForkJoinRules() {}

  /** Busy Carriers. */
  public static final class BusyCarriers extends FindingRule {
    public BusyCarriers() {
      super("busy-carriers", "Busy Carriers");
    }
  }

  /** Busy Waiting. */
  public static final class BusyWaiting extends FindingRule {
    public BusyWaiting() {
      super("busy-waiting", "Busy Waiting");
    }
  }

  /** Pinned Carriers. */
  public static final class CarrierPinning extends FindingRule {
    public CarrierPinning() {
      super("carrier-pinning", "Pinned Carriers");
    }
  }

  /** Common Pool. */
  public static final class CommonPool extends FindingRule {
    public CommonPool() {
      super("common-pool", "Common Pool");
    }
  }

  /** Compilation. */
  public static final class Compilation extends FindingRule {
    public Compilation() {
      super("compilation", "Compilation");
    }
  }

  /** CPU Time of Other Threads. */
  public static final class CpuElsewhere extends FindingRule {
    public CpuElsewhere() {
      super("cpu-elsewhere", "CPU Time of Other Threads");
    }
  }

  /** Exceptions. */
  public static final class Exceptions extends FindingRule {
    public Exceptions() {
      super("exceptions", "Exceptions");
    }
  }

  /** Fine Tasks. */
  public static final class FineTasks extends FindingRule {
    public FineTasks() {
      super("fine-tasks", "Very Small Tasks");
    }
  }

  /** Garbage Collection. */
  public static final class GcPauses extends FindingRule {
    public GcPauses() {
      super("gc-pauses", "Garbage Collection");
    }
  }

  /** Idle Churn. */
  public static final class IdleChurn extends FindingRule {
    public IdleChurn() {
      super("idle-churn", "Short Parks");
    }
  }

  /** Imbalance. */
  public static final class Imbalance extends FindingRule {
    public Imbalance() {
      super("imbalance", "Imbalance");
    }
  }

  /** Interpreted Code in Tasks. */
  public static final class InterpretedCode extends FindingRule {
    public InterpretedCode() {
      super("interpreted-code", "Interpreted Code in Tasks");
    }
  }

  /** Join Order. */
  public static final class JoinOrder extends FindingRule {
    public JoinOrder() {
      super("join-order", "Join Order");
    }
  }

  /** Too Small a Pool. */
  public static final class LittleParallelism extends FindingRule {
    public LittleParallelism() {
      super("little-parallelism", "Pool Is Too Small");
    }
  }

  /** Managed Blocking. */
  public static final class ManagedBlocking extends FindingRule {
    public ManagedBlocking() {
      super("managed-blocking", "Managed Blocking");
    }
  }

  /** Workers off the CPU. */
  public static final class OffCpu extends FindingRule {
    public OffCpu() {
      super("off-cpu", "Workers off the CPU");
    }
  }

  /** Oversubscription. */
  public static final class Oversubscribed extends FindingRule {
    public Oversubscribed() {
      super("oversubscribed", "Oversubscription");
    }
  }

  /** Pools Made Again and Again. */
  public static final class PoolPerRequest extends FindingRule {
    public PoolPerRequest() {
      super("pool-per-request", "Pools Created Again and Again");
    }
  }

  /** Queue Growth. */
  public static final class QueueGrowth extends FindingRule {
    public QueueGrowth() {
      super("queue-growth", "Queue Growth");
    }
  }

  /** Order of the Queues. */
  public static final class QueueOrder extends FindingRule {
    public QueueOrder() {
      super("queue-order", "Order of the Queues");
    }
  }

  /** Rejected Compensations. */
  public static final class RejectedCompensations extends FindingRule {
    public RejectedCompensations() {
      super("rejected-compensations", "Rejected Compensations");
    }
  }

  /** Starved Submissions. */
  public static final class StarvedSubmissions extends FindingRule {
    public StarvedSubmissions() {
      super("starved-submissions", "Starved Submissions");
    }
  }

  /** Unexplained Worker Time. */
  public static final class Residual extends FindingRule {
    public Residual() {
      super("residual", "Unexplained Worker Time");
    }
  }

  /** Spare Threads. */
  public static final class SpareThreads extends FindingRule {
    public SpareThreads() {
      super("spare-threads", "Spare Threads");
    }
  }

  /** Stalled Pool. */
  public static final class StalledPool extends FindingRule {
    public StalledPool() {
      super("stalled-pool", "Stalled Pool");
    }
  }

  /** Idle Workers. */
  public static final class IdleWorkers extends FindingRule {
    public IdleWorkers() {
      super("idle-workers", "Idle Workers");
    }
  }

  /** Bound by Submissions. */
  public static final class SubmissionBound extends FindingRule {
    public SubmissionBound() {
      super("submission-bound", "Limited by Submitters");
    }
  }

  /** Contended Submission Queues. */
  public static final class SubmissionContention extends FindingRule {
    public SubmissionContention() {
      super("submission-contention", "Contended Submission Queues");
    }
  }

  /** A Thread for Each Task. */
  public static final class ThreadsPerTask extends FindingRule {
    public ThreadsPerTask() {
      super("threads-per-task", "A Thread for Each Task");
    }
  }

  /** Unmanaged Blocking. */
  public static final class UnmanagedBlocking extends FindingRule {
    public UnmanagedBlocking() {
      super("unmanaged-blocking", "Unmanaged Blocking");
    }
  }
}
