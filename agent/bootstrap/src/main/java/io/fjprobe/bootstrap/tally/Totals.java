package io.fjprobe.bootstrap.tally;

/** Counters of several workers added up. */
public final class Totals {

  public long forks;
  public long submissionsTaken;
  public long workerSteals;
  public long stealRuns;
  public long joinHelpSteals;
  public long completerHelpSteals;
  public long quiesceHelpSteals;
  public int compensations;
  public int compensationsReleased;
  public int sparesCreated;
  public int idleReleased;
  public int activeLowered;
  public int refusals;
  public long lostSteals;
  public long signalAttempts;
  public long tasksRun;
  public long tasksInvoked;
  public int queueGrowths;
  public long takenBackTasks;
  public int exceptionalTasks;
  public int cancelledTasks;
  public long idleCount;
  public long joinBlockedCount;
  public long managedBlockedCount;
  public long idleNanos;
  public long joinBlockedNanos;
  public long managedBlockedNanos;
  public int workers;

  /** Of these, not there before the agent. */
  public int started;

  public Totals plus(Totals other) {
    Totals sum = new Totals();
    sum.add(this);
    sum.add(other);
    return sum;
  }

  private void add(Totals t) {
    forks += t.forks;
    submissionsTaken += t.submissionsTaken;
    workerSteals += t.workerSteals;
    stealRuns += t.stealRuns;
    joinHelpSteals += t.joinHelpSteals;
    completerHelpSteals += t.completerHelpSteals;
    quiesceHelpSteals += t.quiesceHelpSteals;
    compensations += t.compensations;
    compensationsReleased += t.compensationsReleased;
    sparesCreated += t.sparesCreated;
    idleReleased += t.idleReleased;
    activeLowered += t.activeLowered;
    refusals += t.refusals;
    lostSteals += t.lostSteals;
    signalAttempts += t.signalAttempts;
    tasksRun += t.tasksRun;
    tasksInvoked += t.tasksInvoked;
    queueGrowths += t.queueGrowths;
    takenBackTasks += t.takenBackTasks;
    exceptionalTasks += t.exceptionalTasks;
    cancelledTasks += t.cancelledTasks;
    idleCount += t.idleCount;
    joinBlockedCount += t.joinBlockedCount;
    managedBlockedCount += t.managedBlockedCount;
    idleNanos += t.idleNanos;
    joinBlockedNanos += t.joinBlockedNanos;
    managedBlockedNanos += t.managedBlockedNanos;
    workers += t.workers;
    started += t.started;
  }

  public Totals plus(QueueTally t) {
    Totals sum = new Totals();
    sum.add(this);
    sum.forks += t.forks();
    sum.submissionsTaken += t.submissionsTaken;
    sum.workerSteals += t.workerSteals;
    sum.stealRuns += t.stealRuns;
    sum.joinHelpSteals += t.joinHelpSteals;
    sum.completerHelpSteals += t.completerHelpSteals;
    sum.quiesceHelpSteals += t.quiesceHelpSteals;
    sum.compensations += t.compensations;
    sum.compensationsReleased += t.compensationsReleased;
    sum.sparesCreated += t.sparesCreated;
    sum.idleReleased += t.idleReleased;
    sum.activeLowered += t.activeLowered;
    sum.refusals += t.refusals;
    sum.lostSteals += t.lostSteals;
    sum.signalAttempts += t.signalAttempts;
    sum.tasksRun += t.tasksRun;
    sum.tasksInvoked += t.tasksInvoked;
    sum.queueGrowths += t.queueGrowths;
    sum.takenBackTasks += t.takenBackTasks;
    sum.exceptionalTasks += t.exceptionalTasks;
    sum.cancelledTasks += t.cancelledTasks;
    sum.idleCount += t.idle.count();
    sum.joinBlockedCount += t.joinBlocked.count();
    sum.managedBlockedCount += t.managedBlocked.count();
    sum.addTimes(t, System.nanoTime());
    sum.workers++;
    sum.started += t.adopted ? 0 : 1;
    return sum;
  }

  private void addTimes(QueueTally t, long now) {
    idleNanos += t.idle.nanos(now);
    joinBlockedNanos += t.joinBlocked.nanos(now);
    managedBlockedNanos += t.managedNanos(now);
  }
}
