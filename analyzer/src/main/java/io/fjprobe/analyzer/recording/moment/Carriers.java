package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import java.util.Iterator;
import java.util.List;

/** Threads that run virtual threads, some of which keep them while they wait. */
final class Carriers {

  private final MomentFold fold;

  Carriers(MomentFold fold) {
    this.fold = fold;
  }

  /**
   * A carrier does what its virtual thread does that keeps it. Which carrier that is, no event
   * says. One that has used a CPU since the last look may be kept now.
   */
  void pin(List<Actor> actors, long nanos) {
    Iterator<WaitStack> stacks = fold.pins().at(nanos).iterator();
    if (!stacks.hasNext()) {
      return;
    }
    for (Actor actor : actors) {
      boolean waits = !actor.doing.runsCode() && actor.seen.stack() >= 0;
      if (waits && fold.stack(actor.seen.stack()).mounts() && stacks.hasNext()) {
        isPinned(actor, stacks.next());
      }
    }
    for (int i = actors.size() - 1; i >= 0; i--) { // the first ones have the nearest samples
      Actor actor = actors.get(i);
      if (actor.doing.runsCode() && fold.isScheduler(actor.pool) && stacks.hasNext()) {
        isPinned(actor, stacks.next());
      }
    }
  }

  private static void isPinned(Actor actor, WaitStack stack) {
    actor.pinned = stack;
    actor.doing = WhatWaits.does(actor.seen, stack, true);
    actor.context = Context.PINNED;
    actor.waitsForCpu = false;
    actor.interpreted = false;
  }
}
