package io.fjprobe.bootstrap.counter;

/**
 * What one worker counts. Plain fields: only the owner of the queue writes them, so nothing is lost
 * and nobody waits; readers see values that may lag by the run that is going on.
 */
public abstract class WorkerCounters extends Padding {

  public long submissionsTaken;
  public long workerSteals;
  public long stealRuns;
  public long joinHelpSteals;
  public long completerHelpSteals;
  public long quiesceHelpSteals;
  public long lostSteals;
  public long signalAttempts;
  public int queueGrowths;
  public long tasksRun;
  public long tasksInvoked;
  public int exceptionalTasks;
  public int cancelledTasks;
  public long takenBackTasks;
  public int compensations;
  public int compensationsReleased;
  public int sparesCreated;
  public int idleReleased;
  public int activeLowered;
  public int refusals;
  public long helpTime;
  public long spinTime;

  public final Episodes idle = new Episodes();
  public final Episodes joinBlocked = new Episodes();
  public final Episodes managedBlocked = new Episodes();

  /** Tasks pushed to its own queue. */
  public abstract long forks();

  /** Tasks taken so far, by scanning and by helping. */
  public final long taken() {
    return takenByScanning() + helpSteals();
  }

  protected final long takenByScanning() {
    return submissionsTaken + workerSteals;
  }

  private long helpSteals() {
    return joinHelpSteals + completerHelpSteals + quiesceHelpSteals;
  }

  /** A line for each field, and for what follows from them. */
  public final void addTo(Counts counts) {
    counts.add(Counter.FORKS, forks());
    counts.add(Counter.SUBMISSIONS_TAKEN, submissionsTaken);
    counts.add(Counter.WORKER_STEALS, workerSteals);
    counts.add(Counter.STEAL_RUNS, stealRuns);
    counts.add(Counter.JOIN_HELP_STEALS, joinHelpSteals);
    counts.add(Counter.COMPLETER_HELP_STEALS, completerHelpSteals);
    counts.add(Counter.QUIESCE_HELP_STEALS, quiesceHelpSteals);
    counts.add(Counter.HELP_STEALS, helpSteals());
    counts.add(Counter.COMPENSATIONS, compensations);
    counts.add(Counter.COMPENSATIONS_RELEASED, compensationsReleased);
    counts.add(Counter.SPARES_CREATED, sparesCreated);
    counts.add(Counter.IDLE_RELEASED, idleReleased);
    counts.add(Counter.ACTIVE_LOWERED, activeLowered);
    counts.add(Counter.REFUSALS, refusals);
    counts.add(Counter.LOST_STEALS, lostSteals);
    counts.add(Counter.SIGNAL_ATTEMPTS, signalAttempts);
    counts.add(Counter.TASKS_RUN, tasksRun);
    counts.add(Counter.TASKS_INVOKED, tasksInvoked);
    counts.add(Counter.QUEUE_GROWTHS, queueGrowths);
    counts.add(Counter.TAKEN_BACK_TASKS, takenBackTasks);
    counts.add(Counter.EXCEPTIONAL_TASKS, exceptionalTasks);
    counts.add(Counter.CANCELLED_TASKS, cancelledTasks);
    counts.add(Counter.IDLE_COUNT, idle.count());
    counts.add(Counter.JOIN_BLOCKED_COUNT, joinBlocked.count());
    counts.add(Counter.MANAGED_BLOCKED_COUNT, managedBlocked.count());
    counts.add(Counter.HELP_TIME, helpTime);
    counts.add(Counter.SPIN_TIME, spinTime);
    counts.add(Counter.WORKERS, 1);
  }
}
