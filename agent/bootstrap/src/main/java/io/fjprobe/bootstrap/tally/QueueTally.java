package io.fjprobe.bootstrap.tally;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.counter.Counts;
import io.fjprobe.bootstrap.counter.WorkerCounters;
import io.fjprobe.bootstrap.event.StealEvent;
import io.fjprobe.bootstrap.event.WorkerIdleEvent;
import io.fjprobe.bootstrap.guard.CarrierEvents;
import io.fjprobe.bootstrap.probed.KeptWithQueue;
import io.fjprobe.bootstrap.probed.Key;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.sampling.Recorded;
import io.fjprobe.bootstrap.span.SpanStack;
import io.fjprobe.bootstrap.task.TaskBatch;
import io.fjprobe.bootstrap.task.TaskStack;

/** What is known of one worker, its counters and what it does now. Written by the worker alone. */
public final class QueueTally extends WorkerCounters implements KeptWithQueue {

  /** What tryCompensate does for the worker that calls it now. */
  public enum Compensating {
    BY_LOWERING_ACTIVE_COUNT("active count lowered"),
    BY_SPARE("spare created"),
    BY_IDLE_WORKER("idle worker released");

    public final String outcome;

    Compensating(String outcome) {
      this.outcome = outcome;
    }
  }

  /** The bits of the field that has the index. */
  private static final int INDEX = 0xffff;

  private static final Counts NOTHING = new Counts();

  /** No bits of an index are that. */
  private static final long NO_QUEUE = Long.MIN_VALUE;

  public final PoolTally pool;
  public final Object queue;
  public final Thread worker;
  public final int index;

  /** Or when the agent met the worker. */
  public final long registeredAt;

  /** There before the agent: not seen to start. */
  public final boolean adopted;

  private final long pushesBefore;

  /**
   * What it had counted when the last of its frames that are not woven had returned, or may not
   * matter; null until then.
   */
  private volatile Counts unobserved = NOTHING;

  /** It was met in a task, and has not come to the end of that run. */
  private boolean metInTask;

  /** Created because another worker blocked. */
  public boolean spare;

  public boolean startTold;

  /** Some event tells of this worker. */
  public volatile boolean told;

  private volatile boolean ended;

  /** Only if it ended. */
  private long endedAt;

  /** It was on its way out when the agent met it: nothing may tell of it. */
  public volatile boolean dropped;

  /** When it gave up the search for work; 0: it did not. */
  public long spinSince;

  /** State of the run that is going on: one at a time, runs do not nest. */
  public int nstealsBefore;

  public boolean fromSubmissionQueue;

  /** JDK 8 to 21: bits of the index of the queue that the tasks come from. */
  public int victim;

  public boolean inRun;

  /** JDK 11 to 22: tasks of that run that are counted already. */
  public int countedInRun;

  /** Of the queue that the last run is of; none once the worker has parked. */
  private long runOf = NO_QUEUE;

  /** Tasks that it had taken by scanning when that run began. */
  private long takenBeforeRun;

  /** JDK 8 only: scan has taken a task that is about to run, and from where if it is an event. */
  public boolean took;

  public Object takenFrom;

  /** Of the run that goes on if it is recorded, else one to use again; see TaskStack. */
  public StealEvent steal;

  public boolean stealRecorded;
  public final StealSampler sampler;

  public WorkerIdleEvent idleEvent;

  /** State of joins: helping nests. */
  public HelpFrame helping;

  public HelpFrame suspended;
  public Object helpVictim;

  /** JDK 8 only, see SpinHooks. */
  public OpenJoin join;

  /** JDK 8 only: a task that a joiner takes out of its queue because it is done. */
  public Object removing;

  /** At level=full. */
  public final TaskStack tasks = new TaskStack();

  /** Null unless tasks share events. */
  public final TaskBatch taskBatch;

  /** Null without span=on. */
  public final SpanStack spans;

  public OpenCompensation compensation;
  public Class<?> blockingOn;
  public Compensating compensating = Compensating.BY_LOWERING_ACTIVE_COUNT;

  /** The call of managedBlock that is going on; calls that are, and how many of them block. */
  public ManagedCall managedCall;

  public int managedCalls;

  public int managedDepth;
  public long joinBlockedBefore;

  QueueTally(PoolTally pool, Object queue, long now, boolean adopted) {
    this.pool = pool;
    this.queue = queue;
    this.worker = QueueView.owner(queue);
    this.index = QueueView.indexBits(queue) & INDEX;
    this.registeredAt = now;
    this.adopted = adopted;
    this.pushesBefore = QueueView.pushes(queue);
    this.sampler = new StealSampler(pool);
    this.spans = Recorded.SPAN ? new SpanStack(pool.id) : null;
    this.taskBatch =
        Recorded.TASK_BATCHES ? new TaskBatch(pool.id, pool.kind, index, worker) : null;
  }

  /** The tally of a worker's queue; null for a submission queue, or for none. */
  public static QueueTally of(Key key, Object queue) {
    Object probed = Probed.queue(key, queue);
    return probed == null ? null : ofProbed(probed);
  }

  /** Likewise. What {@link Probed#queue} answered. */
  public static QueueTally ofProbed(Object queue) {
    return (QueueTally) QueueView.tally(queue);
  }

  /**
   * The tally of the current worker where it is in no task and no join. A worker that was there
   * before the agent is observed from here on at the latest: frames that it had open before are not
   * woven.
   */
  public static QueueTally atTop(Key key, Object queue) {
    QueueTally tally = of(key, queue);
    if (tally == null) {
      return Adoption.of(key, Probed.queue(key, queue));
    }
    if (tally.metInTask) {
      tally.metInTask = false;
      tally.beginsToBeObserved();
    }
    return tally;
  }

  /** Before anybody else knows of it. */
  void isMetInTask() {
    metInTask = true;
    unobserved = null;
  }

  /** Whether it is in the run in which it was met. Only the worker may ask. */
  public boolean isInUnseenRun() {
    return metInTask;
  }

  /** Whether nothing of what it does is missed. */
  public boolean isObserved() {
    return unobserved != null;
  }

  /** From here on nothing of what it does is missed. */
  void beginsToBeObserved() {
    if (unobserved == null) {
      long now = System.nanoTime();
      Counts before = counts(now);
      before.set(Counter.LIFETIME, now - registeredAt); // so that all times since lie within
      unobserved = before;
    }
  }

  /** What it counted since it is observed as a whole; null if it is not yet. */
  public Counts observed(long now) {
    Counts before = unobserved;
    return before == null ? null : before == NOTHING ? counts(now) : counts(now).since(before);
  }

  /** From here on its last event is written, and none may come after. */
  public void ends() {
    endedAt = System.nanoTime(); // once: all that is said of its life agrees
    ended = true;
  }

  public boolean isEnded() {
    return ended;
  }

  /** By the worker, before it writes an event. */
  public void beforeEvent() {
    CarrierEvents.begin(pool.kind);
  }

  /**
   * It took tasks by scanning. A steal run are those that it takes from the same queue, one after
   * the other, until it takes one from another queue or parks for lack of work. What it runs and
   * takes while it runs one of them, local tasks and others' to help, is part of running that.
   *
   * @param queue by which queues of a pool differ
   * @param tasks that have just been counted
   */
  public void took(long queue, int tasks) {
    if (queue != runOf) {
      runOf = queue;
      takenBeforeRun = takenByScanning() - tasks;
      stealRuns++;
    }
  }

  /** Tasks of the last run, which may go on. */
  public long runLength() {
    return takenByScanning() - takenBeforeRun;
  }

  /** The next task that it takes begins another run, whichever queue it is from. */
  public void endRun() {
    runOf = NO_QUEUE;
  }

  /** It runs nothing: lets go of the classes of tasks. */
  public void forgetTasks() {
    tasks.forget();
    if (taskBatch != null) {
      taskBatch.forget();
    }
    if (spans != null) {
      spans.forget();
    }
    if (!stealRecorded) {
      steal = null;
    }
  }

  /** By any thread: tells of the tasks that ran until now. */
  public void flushTasks() {
    if (taskBatch != null) {
      taskBatch.flush();
    }
    if (spans != null) {
      spans.flush();
    }
  }

  @Override
  public long forks() {
    return QueueView.pushes(queue) - pushesBefore;
  }

  /** All of its counters, with the times of what goes on. */
  public Counts counts(long now) {
    Counts counts = new Counts();
    addTo(counts);
    counts.set(Counter.IDLE_TIME, idle.nanos(now));
    counts.set(Counter.JOIN_BLOCKED_TIME, joinBlocked.nanos(now));
    counts.set(Counter.MANAGED_BLOCKED_TIME, managedNanos(now));
    // last, so that whatever ended since the time of all these lies within it
    long until = ended ? endedAt : System.nanoTime();
    counts.set(Counter.LIFETIME, Math.max(0, until - registeredAt));
    return counts;
  }

  /** Without the joins inside an episode that is going on. */
  private long managedNanos(long now) {
    long nanos = managedBlocked.nanos(now);
    return managedDepth == 0 ? nanos : nanos - (joinBlocked.nanos(now) - joinBlockedBefore);
  }

  /** Tasks now in the worker's own queue; racy where others steal. */
  public int queueSize() {
    return Math.max(0, QueueView.top(queue) - QueueView.base(queue));
  }
}
