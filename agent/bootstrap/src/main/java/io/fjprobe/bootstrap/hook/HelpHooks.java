package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.counter.Counter;
import io.fjprobe.bootstrap.event.StealEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.probed.Probed;
import io.fjprobe.bootstrap.probed.StackRoom;
import io.fjprobe.bootstrap.probed.UserTask;
import io.fjprobe.bootstrap.tally.HelpFrame;
import io.fjprobe.bootstrap.tally.PoolTally;
import io.fjprobe.bootstrap.tally.QueueTally;
import java.util.concurrent.Future;

/**
 * Tasks taken while waiting for something else. The JDK does not count these as steals (8 counts
 * those of helpQuiescePool).
 *
 * <p>A take is seen twice: where the thief writes the victim's base, and where it runs the task.
 * The first names the victim and counts, the second names the task and times it.
 */
public final class HelpHooks {

  private HelpHooks() {}

  public static void takenInJoin(Object victim, Object queue, Object pool) {
    try {
      QueueTally thief = thief(victim, queue, pool);
      if (thief != null) {
        thief.joinHelpSteals++;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void takenInCompleter(Object victim, Object queue, Object pool) {
    try {
      QueueTally thief = thief(victim, queue, pool);
      if (thief != null) {
        thief.completerHelpSteals++;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void takenInQuiesce(Object victim, Object queue, Object pool) {
    try {
      QueueTally thief = thief(victim, queue, pool);
      if (thief != null) {
        thief.quiesceHelpSteals++;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: a task was taken to complete another, maybe from the helper's own queue. */
  public static void polledCompleterBegins(
      Object task, Object victim, Object awaited, Object pool) {
    try {
      QueueTally thief = CurrentWorker.of(pool);
      if (thief == null) {
        if (!CurrentWorker.isUnobserved(thief)) {
          external(pool, null);
        }
      } else if (thief.queue != Probed.queue(Inside.KEY, victim)) {
        thief.completerHelpSteals++;
        thief.helpVictim = Probed.queue(Inside.KEY, victim);
        begins(task, thief.queue, awaited, "completer help");
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  public static void polledCompleterEnds(Object victim, Object pool) {
    try {
      QueueTally thief = CurrentWorker.of(pool);
      if (thief != null && thief.queue != Probed.queue(Inside.KEY, victim)) {
        helpEnds(thief.queue);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** JDK 8: a quiescing worker looks into a queue. */
  public static void quiescePolls(Object victim, int base, Object queue) {
    try {
      QueueTally thief = QueueTally.of(Inside.KEY, queue);
      if (thief != null) {
        thief.helpVictim = Probed.queue(Inside.KEY, victim);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** jsr166y: likewise. */
  public static void quiescePolls(Object victim, Object queue) {
    quiescePolls(victim, 0, queue);
  }

  /** JDK 8: a quiescing worker polled; unlike any other release, this one counts it as a steal. */
  public static void quiescePolled(Object task, Object queue) {
    try {
      QueueTally thief = QueueTally.of(Inside.KEY, queue);
      if (thief != null && task != null) {
        thief.quiesceHelpSteals++;
      } else if (thief != null) {
        thief.helpVictim = null;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** A thread that is no worker of the pool polled, to wait for its quiescence. */
  public static void externalPolled(Object task, Object pool) {
    try {
      if (task != null) {
        external(pool, null);
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static QueueTally thief(Object victim, Object queue, Object pool) {
    QueueTally thief = QueueTally.of(Inside.KEY, queue);
    if (thief == null) {
      external(pool, queue);
    } else {
      thief.helpVictim = Probed.queue(Inside.KEY, victim);
    }
    return thief;
  }

  /** Not for a worker that is not observed yet, which has a queue of its own. */
  private static void external(Object pool, Object queue) {
    PoolTally tally = PoolTally.of(Inside.KEY, pool);
    if (tally != null && !Probed.isOfWorker(Inside.KEY, queue)) {
      tally.shared.increment(Counter.EXTERNAL_HELP_STEALS);
    }
  }

  public static void joinHelpBegins(Object task, Object queue, Object awaited) {
    begins(task, queue, awaited, "join help");
  }

  public static void completerHelpBegins(Object task, Object queue, Object awaited) {
    begins(task, queue, awaited, "completer help");
  }

  public static void quiesceHelpBegins(Object task, Object queue) {
    begins(task, queue, null, "quiesce help");
  }

  private static void begins(Object task, Object queue, Object awaited, String site) {
    try {
      QueueTally helper = QueueTally.of(Inside.KEY, queue);
      if (helper == null) {
        return;
      }
      HelpFrame frame = helper.helping;
      if (frame == null || frame.awaited != awaited) {
        frame = new HelpFrame(awaited); // a join that helped before and ended was left behind
      }
      frame.suspended = helper.suspended;
      helper.suspended = frame;
      helper.helping = null;
      Object victim = helper.helpVictim;
      helper.helpVictim = null;
      if (victim != null && helper.sampler.isDue() && helper.sampler.take()) {
        frame.steal = steal(helper, victim, task, site);
      }
      frame.since = System.nanoTime();
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  /** Also reached by completion of a local task in the helping methods. */
  public static void helpEnds(Object queue) {
    try {
      QueueTally helper = QueueTally.of(Inside.KEY, queue);
      if (helper == null) {
        return;
      }
      HelpFrame frame = helper.suspended;
      if (frame == null) {
        return;
      }
      long elapsed = System.nanoTime() - frame.since;
      helper.suspended = frame.suspended;
      frame.suspended = null;
      frame.tasks++;
      frame.nanos += elapsed;
      // the outermost help contains the others; who waits for quiescence is in no join
      if (helper.suspended == null && frame.awaited != null) {
        helper.helpTime += elapsed;
      }
      StealEvent steal = frame.steal;
      if (steal != null) {
        frame.steal = null;
        steal.interval = helper.sampler.weight(helper.taken());
        StackRoom.ensure();
        steal.commit();
      }
      boolean over = frame.awaited == null || ((Future<?>) frame.awaited).isDone();
      helper.helping = over ? null : frame;
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static StealEvent steal(QueueTally thief, Object victim, Object task, String site) {
    StealEvent event = new StealEvent();
    if (!event.isEnabled()) {
      thief.sampler.skip(thief.taken());
      return null;
    }
    Victims.describe(victim, thief.pool, event);
    event.poolId = thief.pool.id;
    event.thiefIndex = thief.index;
    event.site = site;
    event.taskClass = UserTask.classOf(task);
    event.tasks = 1;
    event.runLength = 1;
    event.begin();
    return event;
  }
}
