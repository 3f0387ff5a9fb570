package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.event.StealEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.PoolView;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.QueueView;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.probed.UserTask;
import io.fjprobe.bootstrap.tally.QueueTally;

/**
 * Tasks taken by scanning workers. The counts use the JDK's own definition of a steal:
 * submissionsTaken and workerSteals add up to the pool's getStealCount().
 */
public final class StealHooks {

  private static final String SCAN = "scan";

  private StealHooks() {}

  /** JDK 23+: one task was taken from the queue with index source and is about to run. */
  public static void taken(Object queue, int source, Object task) {
    try {
      QueueTally thief = QueueTally.atTop(Inside.KEY, queue);
      if (thief == null) {
        return;
      }
      if ((source & 1) == 0) {
        thief.submissionsTaken++;
      } else {
        thief.workerSteals++;
      }
      thief.took(source, 1);
      if (thief.sampler.isDue() && thief.sampler.take()) {
        recordTaken(thief, source, task);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 23+: the task and all that it left in the thief's own queue have run. */
  public static void ran(Object queue) {
    try {
      QueueTally thief = QueueTally.of(Inside.KEY, queue);
      if (thief != null && thief.stealRecorded) {
        commit(thief, 1);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * JDK 8: the victim is only visible where scan takes the task. Up to 22 it is still in sight when
   * the run begins. Keeps a reference to it only for an event: with the parallel collector, each
   * such write would mark a card, and the cards of all workers' tallies share a cache line.
   */
  public static void takenFrom(Object victim, Object thief) {
    try {
      QueueTally tally = QueueTally.atTop(Inside.KEY, thief);
      if (tally != null) {
        tally.took = true;
        Object from = Probed.queue(Inside.KEY, victim);
        tally.fromSubmissionQueue = QueueView.owner(from) == null;
        tally.victim = QueueView.indexBits(from);
        if (tally.sampler.isNext()) {
          tally.takenFrom = victim;
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: the task that scan took is about to run. */
  public static void runTaskBegins(Object queue, Object task) {
    try {
      QueueTally thief = QueueTally.of(Inside.KEY, queue);
      if (thief != null && task != null && thief.took) {
        thief.took = false;
        thief.inRun = true;
        Object victim = thief.takenFrom;
        if (victim != null) {
          thief.takenFrom = null;
          recordIfDue(thief, Probed.queue(Inside.KEY, victim), task);
        } else {
          thief.sampler.pass();
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** jsr166y: likewise; the end of the run then looks at the count of steals. */
  public static void runTaskBegins(Object queue, Object task, int nsteals) {
    try {
      QueueTally thief = QueueTally.of(Inside.KEY, queue);
      if (thief != null) {
        thief.nstealsBefore = nsteals;
        runTaskBegins(queue, task);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 11 to 22: the first task of a run on this victim is about to run. */
  public static void runBegins(Object queue, Object victim, Object task, int nsteals) {
    try {
      QueueTally thief = QueueTally.atTop(Inside.KEY, queue);
      if (thief != null) {
        thief.inRun = true;
        thief.nstealsBefore = nsteals;
        Object from = Probed.queue(Inside.KEY, victim);
        thief.fromSubmissionQueue = QueueView.owner(from) == null;
        thief.victim = QueueView.indexBits(from);
        recordIfDue(thief, from, task);
        thief.countedInRun = 0;
        countOne(thief);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void recordIfDue(QueueTally thief, Object victim, Object task) {
    if (thief.sampler.isDue() && thief.sampler.take()) {
      recordRun(thief, victim, task);
    }
  }

  /** JDK 8: counted when the JDK counts, after the task and its local tasks. */
  public static void runTaskEnded(Object queue, Object task) {
    try {
      QueueTally thief = QueueTally.of(Inside.KEY, queue);
      if (thief != null && task != null) {
        ended(thief, 1);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 11 to 22, jsr166y: the pool just added the length of the run to nsteals. */
  public static void runEnded(Object queue, int nsteals) {
    try {
      QueueTally thief = QueueTally.of(Inside.KEY, queue);
      if (thief != null) {
        ended(thief, nsteals - thief.nstealsBefore);
        thief.countedInRun = 0;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** Not of a run that began before the worker was observed. */
  private static void ended(QueueTally thief, int length) {
    if (!thief.inRun) {
      return;
    }
    thief.inRun = false;
    int more = length - thief.countedInRun;
    if (more != 0) {
      add(thief, more);
    }
    if (thief.stealRecorded) {
      commit(thief, length);
    }
  }

  private static void add(QueueTally thief, int tasks) {
    if (thief.fromSubmissionQueue) {
      thief.submissionsTaken += tasks;
    } else {
      thief.workerSteals += tasks;
    }
    thief.took(thief.victim, tasks);
  }

  /** A run may have no end: whoever reads the counters meanwhile finds the tasks so far. */
  private static void countOne(QueueTally thief) {
    thief.countedInRun++;
    add(thief, 1);
  }

  /** A scanning worker saw a task and tried to take it. */
  public static void tried(boolean taken, Object queue) {
    try {
      if (!taken) {
        QueueTally thief = QueueTally.of(Inside.KEY, queue);
        if (thief != null) {
          thief.lostSteals++;
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /**
   * JDK 22: likewise; null if another thread was faster. A task that another put there meanwhile
   * would pass for the one that was seen: for that, the whole array has to be filled in between.
   */
  public static void tried(Object before, Object queue) {
    tried(before != null, queue);
  }

  /** JDK 22: likewise. */
  public static void triedAgain(Object before, Object victim) {
    triedAgain(before != null, victim);
  }

  /**
   * JDK 11 to 22: a worker tried to go on with its victim. Also where a worker polls its own queue,
   * which is no steal.
   */
  public static void triedAgain(boolean taken, Object victim) {
    try {
      QueueTally thief = CurrentWorker.byField(Thread.currentThread(), true);
      if (thief != null && (thief.inRun || thief.isInUnseenRun())) {
        Object from = Probed.queue(Inside.KEY, victim);
        if (thief.queue != from) {
          triedNext(thief, taken, from);
        }
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void triedNext(QueueTally thief, boolean taken, Object victim) {
    if (!taken) {
      thief.lostSteals++;
    } else {
      if (!thief.inRun) {
        thief.fromSubmissionQueue = QueueView.owner(victim) == null;
        thief.victim = QueueView.indexBits(victim);
      }
      countOne(thief);
    }
  }

  private static void recordTaken(QueueTally thief, int source, Object task) {
    try {
      StealEvent event = event(thief);
      if (event.isEnabled()) {
        Object victim = queueAt(thief, source);
        event.victimIndex = source;
        event.victimKind = (source & 1) == 0 ? Victims.SUBMISSION_QUEUE : Victims.WORKER;
        event.queueSize = victim == null ? 0 : Victims.sizeOf(victim);
        begin(thief, event, task);
      } else {
        thief.sampler.skip(thief.taken());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static Object queueAt(QueueTally thief, int index) {
    Object pool = thief.pool.pool();
    Object probed = pool == null ? null : Probed.pool(Inside.KEY, pool);
    return probed == null ? null : PoolView.queueAt(Inside.KEY, probed, index);
  }

  private static void recordRun(QueueTally thief, Object victim, Object task) {
    try {
      StealEvent event = event(thief);
      if (event.isEnabled()) {
        Victims.describe(victim, thief.pool, event);
        begin(thief, event, task);
      } else {
        thief.sampler.skip(thief.taken());
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static StealEvent event(QueueTally thief) {
    StealEvent event = thief.steal;
    if (event == null) {
      event = new StealEvent();
      thief.steal = event;
    }
    return event;
  }

  private static void begin(QueueTally thief, StealEvent event, Object task) {
    event.poolId = thief.pool.id;
    event.thiefIndex = thief.index;
    event.site = SCAN;
    Class<?> taskClass = UserTask.classOf(task);
    if (event.taskClass != taskClass) {
      event.taskClass = taskClass;
    }
    thief.stealRecorded = true;
    event.begin();
  }

  private static void commit(QueueTally thief, int tasks) {
    try {
      StealEvent event = thief.steal;
      thief.stealRecorded = false;
      event.tasks = tasks;
      event.runLength = (int) Math.min(Integer.MAX_VALUE, thief.runLength());
      event.interval = thief.sampler.weight(thief.taken());
      event.end(); // it has the duration of the one before
      thief.beforeEvent();
      StackRoom.ensure();
      event.commit();
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
