package io.fjprobe.weaving.usercode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds lines of a method that hand over one task, and wait for it before anything else is done: a
 * task that is forked and joined at once, or a task that is submitted and waited for in a loop.
 *
 * <p>Nothing may be called in between, and no other task may be under way.
 */
abstract class HandOverReader extends CodeFlow {

  private static final String FORK = "fork()" + Futures.TASK;

  private static final Set<String> WAITS =
      new HashSet<>(
          Arrays.asList(
              "join()Ljava/lang/Object;",
              "get()Ljava/lang/Object;",
              "get(JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;"));

  /** A call that waits for what was handed over just before. */
  private static final class Site {
    final int from;
    final int until;
    final int line;

    /** Null: it forks. */
    final Call by;

    Site(int from, int until, int line, Call by) {
      this.from = from;
      this.until = until;
      this.line = line;
      this.by = by;
    }
  }

  private final List<Site> sites = new ArrayList<>();

  /**
   * A task was handed over, and something else was done then: it may be under way from there on.
   */
  private boolean underWay;

  /** Where the last task was handed over; -1: it was waited for, or something else was done. */
  private int handedOverAt = -1;

  private Call by;

  /** A line that does so. */
  abstract void found(int line);

  /** Whether what is called hands over a new task, as far as its code shows. */
  abstract boolean handsOver(Call call);

  @Override
  void jumps() {
    doesSomethingElse();
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    boolean future = Futures.returns(descriptor);
    if (waits(owner, name, descriptor)) {
      if (handedOverAt >= 0 && !underWay) {
        sites.add(new Site(handedOverAt, next(), line(), by));
      }
      handedOverAt = -1;
    } else if ((name + descriptor).equals(FORK)) {
      handsOverTo(null);
    } else if (future && (Futures.handsOver(name) || !Futures.is(owner))) {
      handsOverTo(new Call(owner, name, descriptor));
    } else if (!future) {
      doesSomethingElse(); // else it is a stage that depends on it
    }
  }

  private void handsOverTo(Call call) {
    doesSomethingElse();
    handedOverAt = next();
    by = call;
  }

  private void doesSomethingElse() {
    underWay |= handedOverAt >= 0;
    handedOverAt = -1;
  }

  /** Tasks of the application have methods of their own name; what else has get is no task. */
  private static boolean waits(String owner, String name, String descriptor) {
    return WAITS.contains(name + descriptor)
        && (name.equals("join") || owner.contains("Future") || owner.contains("Task"));
  }

  @Override
  public void visitEnd() {
    for (Site site : sites) {
      if (!isEntered(site.from, site.until)
          && (site.by == null || isInLoop(site.from, site.until) && handsOver(site.by))) {
        found(site.line);
      }
    }
  }
}
