package io.fjprobe.jmc;

/**
 * The rules, one for each finding of the analyzer, called like it. JMC looks for services, which
 * have a class each; its registry also knows providers of several rules, but their interface is in
 * a package that JMC does not export to plug-ins.
 */
public final class ForkJoinRules {

  private ForkJoinRules() {}

  public static final class BegunByTimer extends FindingRule {
    public BegunByTimer() {
      super("Waits That a Timer Ends");
    }
  }

  public static final class BlockedEventLoop extends FindingRule {}

  public static final class BusyCarriers extends FindingRule {}

  public static final class BusyWaiting extends FindingRule {}

  public static final class CallerRuns extends FindingRule {
    public CallerRuns() {
      super("Tasks Run by Their Caller");
    }
  }

  public static final class CommonPool extends FindingRule {}

  public static final class ClassLoading extends FindingRule {
    public ClassLoading() {
      super("Classes Loaded All the Time");
    }
  }

  public static final class Compilation extends FindingRule {}

  public static final class CostlyCombiner extends FindingRule {
    public CostlyCombiner() {
      super("Combining Partial Results");
    }
  }

  public static final class CpuElsewhere extends FindingRule {
    public CpuElsewhere() {
      super("CPU Time of Other Threads");
    }
  }

  public static final class DependentStage extends FindingRule {
    public DependentStage() {
      super("Stages on the Completing Thread");
    }
  }

  public static final class Exceptions extends FindingRule {}

  public static final class ExceptionsElsewhere extends FindingRule {
    public ExceptionsElsewhere() {
      super("Exceptions of Other Threads");
    }
  }

  public static final class ExecutorStragglers extends FindingRule {
    public ExecutorStragglers() {
      super("Stragglers of an Executor");
    }
  }

  public static final class FineTasks extends FindingRule {
    public FineTasks() {
      super("Very Small Tasks");
    }
  }

  public static final class GcCpu extends FindingRule {
    public GcCpu() {
      super("CPU Time of the Collector");
    }
  }

  public static final class GcPauses extends FindingRule {
    public GcPauses() {
      super("Garbage Collection");
    }
  }

  public static final class IdleWorkers extends FindingRule {}

  public static final class Imbalance extends FindingRule {}

  public static final class InterpretedCode extends FindingRule {
    public InterpretedCode() {
      super("Interpreted Code in Tasks");
    }
  }

  public static final class InterpretedElsewhere extends FindingRule {
    public InterpretedElsewhere() {
      super("Interpreted Code of Other Threads");
    }
  }

  public static final class JoinOrder extends FindingRule {}

  public static final class LittleParallelism extends FindingRule {
    public LittleParallelism() {
      super("Pool Is Too Small");
    }
  }

  public static final class LockContention extends FindingRule {}

  public static final class ManagedBlocking extends FindingRule {}

  public static final class OffCpu extends FindingRule {
    public OffCpu() {
      super("Workers off the CPU");
    }
  }

  public static final class OneAtATime extends FindingRule {
    public OneAtATime() {
      super("One Task at a Time");
    }
  }

  public static final class OrderedAction extends FindingRule {
    public OrderedAction() {
      super("Action of forEachOrdered");
    }
  }

  public static final class OrderedLimit extends FindingRule {
    public OrderedLimit() {
      super("Ordered Limit of a Parallel Stream");
    }
  }

  public static final class Oversubscribed extends FindingRule {
    public Oversubscribed() {
      super("Oversubscription");
    }
  }

  public static final class PinnedCarriers extends FindingRule {}

  public static final class Polling extends FindingRule {
    public Polling() {
      super("Sleeping Until Something Is Ready");
    }
  }

  public static final class PoolPerOperation extends FindingRule {
    public PoolPerOperation() {
      super("Pools Created Again and Again");
    }
  }

  public static final class QueueGrowth extends FindingRule {}

  public static final class QueueOrder extends FindingRule {
    public QueueOrder() {
      super("Order of the Queues");
    }
  }

  public static final class RejectedCompensations extends FindingRule {
    public RejectedCompensations() {
      super("Rejected Compensations");
    }
  }

  public static final class Residual extends FindingRule {
    public Residual() {
      super("Unexplained Worker Time");
    }
  }

  public static final class SaturatedExecutor extends FindingRule {}

  public static final class SequentialSource extends FindingRule {
    public SequentialSource() {
      super("Source Read by One Thread");
    }
  }

  public static final class SerializedBlocking extends FindingRule {}

  public static final class Signalling extends FindingRule {
    public Signalling() {
      super("Short Parks");
    }
  }

  public static final class RepeatedUpdate extends FindingRule {
    public RepeatedUpdate() {
      super("Repeated Atomic Updates");
    }
  }

  public static final class Sleeping extends FindingRule {
    public Sleeping() {
      super("Waiting for a Sleep");
    }
  }

  public static final class SpareWorkers extends FindingRule {}

  public static final class TcpWaits extends FindingRule {
    public TcpWaits() {
      super("Waits of TCP");
    }
  }

  public static final class VmPauses extends FindingRule {
    public VmPauses() {
      super("Pauses That Are No Collections");
    }
  }

  public static final class TimedOutWaits extends FindingRule {
    public TimedOutWaits() {
      super("Waits That End by Their Time-Out");
    }
  }

  public static final class StalledPool extends FindingRule {}

  public static final class StarvedSubmissions extends FindingRule {}

  public static final class Stragglers extends FindingRule {}

  public static final class SubmissionBound extends FindingRule {
    public SubmissionBound() {
      super("Limited by Submitters");
    }
  }

  public static final class SubmissionContention extends FindingRule {
    public SubmissionContention() {
      super("Contended Submission Queues");
    }
  }

  public static final class ThreadLocalValues extends FindingRule {
    public ThreadLocalValues() {
      super("First Values of Thread Locals");
    }
  }

  public static final class ThreadPerTask extends FindingRule {
    public ThreadPerTask() {
      super("A Thread for Each Task");
    }
  }

  public static final class UndividedSource extends FindingRule {
    public UndividedSource() {
      super("Source That Can't Be Divided");
    }
  }

  public static final class UnmanagedBlocking extends FindingRule {}

  public static final class UnobservedWorkers extends FindingRule {
    public UnobservedWorkers() {
      super("Workers That Were Not Observed");
    }
  }
}
