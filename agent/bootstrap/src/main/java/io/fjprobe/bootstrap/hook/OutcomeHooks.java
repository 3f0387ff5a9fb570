package io.fjprobe.bootstrap.hook;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.tally.OutsideWorkers;
import io.fjprobe.bootstrap.tally.QueueTally;

/**
 * Tasks that end by an exception or are cancelled: at the instruction that decides it, so that of
 * two threads that try only one counts.
 */
public final class OutcomeHooks {

  /** JDK 8. */
  private static final int NORMAL = 0xf0000000;

  private static final int CANCELLED = 0xc0000000;

  /** JDK 11. */
  private static final int THROWN = 1 << 17;

  /** jsr166y. */
  private static final int CANCELLED_THERE = -2;

  private static final int EXCEPTIONAL_THERE = -3;

  private OutcomeHooks() {}

  public static void thrown(boolean decided) {
    if (decided) {
      count(true);
    }
  }

  public static void cancelled(boolean decided) {
    if (decided) {
      count(false);
    }
  }

  /** JDK 25+: negative if it was done before. */
  public static void cancelled(int before) {
    if (before >= 0) {
      count(false);
    }
  }

  /** JDK 11: any but the normal end. */
  public static void abnormal(boolean decided, int completion) {
    if (decided) {
      count((completion & THROWN) != 0);
    }
  }

  /** JDK 8: any end. */
  public static void completed(boolean decided, int completion) {
    if (completion != NORMAL && decided) {
      count(completion != CANCELLED);
    }
  }

  /** jsr166y: any end. */
  public static void ended(boolean decided, int completion) {
    if (decided && (completion == CANCELLED_THERE || completion == EXCEPTIONAL_THERE)) {
      count(completion == EXCEPTIONAL_THERE);
    }
  }

  private static void count(boolean exceptional) {
    try {
      QueueTally worker = CurrentWorker.get();
      if (CurrentWorker.isUnobserved(worker)) {
        return;
      }
      if (worker == null) {
        OutsideWorkers.ended(exceptional);
      } else if (exceptional) {
        worker.exceptionalTasks++;
      } else {
        worker.cancelledTasks++;
      }
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }
}
