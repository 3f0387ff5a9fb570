package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.stack.SampleKind;
import io.fjprobe.analyzer.recording.stack.SampledStack;
import io.fjprobe.analyzer.recording.stack.TaskFrames;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Gives the time around each look to what holds it up. */
final class MomentAccounting {

  /**
   * A look stands for at most this many nanoseconds before it, and as many after it. Looks are a
   * second apart at most, in the mean: what is further away was not looked at.
   */
  private static final long REACH_NANOS = 1_000_000_000;

  /**
   * A part of the time has this many nanoseconds. Looks that follow each other are alike, but parts
   * are taken to be independent.
   */
  private static final long PART_NANOS = 500_000_000;

  /** Number of the thread that runs main. */
  private static final long MAIN = 1;

  private final MomentFold fold;
  private final Moments moments;
  private final Timeline timeline;
  private final int cpus;
  private final Pauses pauses;
  private final Carriers pinned;
  private final LookedLines lookedLines;
  private final Map<BoxKey, BoxTally> part = new LinkedHashMap<>();
  private long lastOfMain;
  private double partNanos;
  private int partSegment;
  private long partNumber = -1;

  MomentAccounting(
      MomentFold fold, Moments moments, Timeline timeline, LookedLines lookedLines, int cpus) {
    this.fold = fold;
    this.moments = moments;
    this.timeline = timeline;
    this.lookedLines = lookedLines;
    this.cpus = cpus;
    pauses = new Pauses(fold.pauses());
    pinned = new Carriers(fold);
    fold.releases().account(fold, moments, timeline, this::waiter);
  }

  void account() {
    List<MomentFold.Look> looks = fold.looks();
    // of very many threads, a look sees a sample, which main may be missing from
    lastOfMain =
        looks.stream()
            .filter(this::isMainThere)
            .mapToLong(MomentFold.Look::nanos)
            .max()
            .orElse(Long.MIN_VALUE);
    Borders borders = new Borders(looks, look -> running(look) >= cpus);
    for (int i = 0; i < looks.size(); i++) {
      MomentFold.Look look = looks.get(i);
      long before = i == 0 ? look.nanos() : borders.after(i - 1);
      long after = i + 1 == looks.size() ? look.nanos() : borders.after(i);
      account(
          look,
          Math.max(before, look.nanos() - REACH_NANOS),
          Math.min(after, look.nanos() + REACH_NANOS));
    }
    closePart();
    lookedLines.name(moments);
  }

  private static long running(MomentFold.Look look) {
    return look.seen().stream().filter(MomentAccounting::runs).count();
  }

  private void account(MomentFold.Look look, long from, long until) {
    int segment = timeline.segmentAt(look.nanos());
    long number = Math.floorDiv(look.nanos(), PART_NANOS);
    if (segment != partSegment || number != partNumber) {
      closePart();
      partSegment = segment;
      partNumber = number;
    }
    long paused = pauses.within(from, until);
    double weight = until - from - paused;
    partNanos += until - from;
    MomentTotals totals = moments.totals(segment);
    totals.addReady(look.ready() * (until - from));
    Map<String, Integer> threads = OtherThreads.in(look, fold);
    totals.addThreads(threads, until - from);
    if (paused > 0) {
      tally(new BoxKey(segment, Doing.PAUSED, 0, "", null, null, null, null))
          .add(paused, paused, 0, 0);
      totals.addUnused(Unused.PAUSED, (double) cpus * paused);
    }
    Sharing sharing = new Sharing(actors(look), cpus);
    totals.add(until - from, sharing.used() * weight);
    if (sharing.used() < cpus) {
      Unused why = sharing.unused();
      double unused = (cpus - sharing.used()) * weight;
      double due = why == Unused.LOCKS ? sharing.dueToLocks() : 1;
      totals.addUnused(why, due * unused);
      if (due < 1) {
        totals.addUnused(Unused.BLOCKED, (1 - due) * unused);
      }
    }
    share(sharing, segment, weight);
    if (sharing.shared().isEmpty() && look.nanos() > lastOfMain) {
      totals.addAfterMain(weight, threads.keySet());
    }
    countOneByOne(sharing, Context.ELEMENT, segment, weight);
    countOneByOne(sharing, Context.AT_ONCE, segment, weight);
  }

  /** Whether the thread is there that runs main. It has the first number, and ends with main. */
  private boolean isMainThere(MomentFold.Look look) {
    return look.seen().stream().anyMatch(seen -> fold.thread(seen.thread()).id() == MAIN);
  }

  private void countOneByOne(Sharing sharing, Context why, int segment, double weight) {
    List<Actor> asking = sharing.waitOneByOne(why);
    if (asking.isEmpty()) {
      return;
    }
    asking.forEach(
        actor -> moments.addOneByOneWait(actor.waitKey(segment), weight * actor.threads()));
    double holding = sharing.shared().stream().mapToInt(Actor::threads).sum();
    moments.totals(segment).addOneByOne(why, new OneByOne(weight, weight * holding));
  }

  private void share(Sharing sharing, int segment, double weight) {
    sharing
        .waiting()
        .forEach(actor -> moments.addWait(actor.key(segment), weight * actor.threads()));
    List<Actor> shared = sharing.shared();
    if (shared.isEmpty()) {
      tally(new BoxKey(segment, Doing.NOT_ASKED, 0, "", null, null, null, null))
          .add(weight, weight, 0, 0);
      return;
    }
    double all = shared.stream().mapToInt(Actor::threads).sum();
    boolean onlyPoll = shared.stream().allMatch(Actor::polls);
    for (Actor actor : shared) {
      boolean alone =
          sharing.isAlone() && (actor.doing.runsCode() || shared.size() == 1 && all == 1);
      BoxTally tally = tally(actor.key(segment));
      double its = actor.threads() * weight;
      double nothingElse = onlyPoll ? its / all : alone ? its : 0;
      tally.add(its / all, its, nothingElse, actor.waiters * its);
      if (actor.doing.runsCode()) {
        lookedLines.add(actor, segment, weight, its / all);
      }
      if (actor.waitsForCpu) {
        tally.addCpuWait(weight);
      }
      if (actor.tasksWait()) {
        tally.addTasksWait(its);
      }
      if (actor.interpreted) {
        tally.addInterpreted(weight);
      }
      tally.addIdleBeside(its / all * sharing.idleBeside(actor));
      tally.addIdleAlike(its / all * sharing.idleAlike(actor));
      if (actor.runsTask) {
        tally.addInPoolTasks(weight);
      }
    }
  }

  private BoxTally tally(BoxKey key) {
    return part.computeIfAbsent(key, k -> new BoxTally());
  }

  private void closePart() {
    UnknownLines.spread(part, cpus);
    if (partNanos > 0) {
      double time = (partNumber + 0.5) * PART_NANOS / 1e9;
      part.forEach(
          (key, tally) -> {
            tally.closePart(partNanos, time);
            moments.box(key).merge(tally);
          });
      moments.totals(partSegment).closePart(partNanos, time);
    }
    part.clear();
    partNanos = 0;
  }

  private List<Actor> actors(MomentFold.Look look) {
    List<Actor> actors = new ArrayList<>(look.seen().size());
    int carriers = 0;
    for (Seen seen : look.seen()) {
      LookBlock.LookedThread thread = fold.thread(seen.thread());
      Actor actor =
          runs(seen) ? runner(look.nanos(), seen, thread, carriers) : waiter(seen, thread);
      carriers += actor.doing.runsCode() && actor.worker ? 1 : 0;
      actors.add(actor);
    }
    pinned.pin(actors, look.nanos());
    oneAsks(actors);
    undivided(actors);
    return actors;
  }

  /**
   * One thread that hands over tasks, and takes a permit for each, waits for their results when the
   * permits are used up. Several threads compete for them.
   */
  private static void oneAsks(List<Actor> actors) {
    List<Actor> wait =
        actors.stream().filter(actor -> actor.doing == Doing.WAITS_FOR_PERMIT).toList();
    if (wait.size() == 1 && wait.get(0).isAlwaysAsking()) {
      wait.get(0).doing = Doing.WAITS_FOR_RESULT;
    }
  }

  /** A worker has the elements of a stream, while whoever began the stream waits for it. */
  private static void undivided(List<Actor> actors) {
    if (actors.stream()
        .anyMatch(
            actor ->
                actor.context == Context.UNDIVIDED_SOURCE
                    && actor.doing == Doing.WAITS_FOR_RESULT)) {
      actors.stream()
          .filter(actor -> actor.worker && actor.context == null && !actor.hasNoTask())
          .forEach(actor -> actor.context = Context.UNDIVIDED_SOURCE);
    }
  }

  /**
   * Whether a thread runs. In native code it may as well be blocked there, unless it used a CPU
   * most of the time.
   */
  private static boolean runs(Seen seen) {
    return seen.state() == LookedState.RUNNABLE
        || seen.state() == LookedState.IN_NATIVE && seen.cpu() == LookedState.CPU_MOST;
  }

  private Actor runner(long nanos, Seen seen, LookBlock.LookedThread thread, int carriersBefore) {
    SampledStack stack = sampled(nanos, thread, carriersBefore);
    SampleKind kind = stack == null ? null : stack.kind();
    boolean worker = thread.pool() != 0;
    boolean poolCode = kind == SampleKind.TASK_POOL || worker && kind == SampleKind.BARE;
    Actor actor =
        new Actor(
            seen,
            poolCode ? Doing.RUNS_POOL : Doing.RUNS,
            worker,
            false,
            thread.pool(),
            fold.names().of(thread),
            stack == null ? null : stack.line(),
            null);
    actor.sampled = stack != null;
    if (seen.stack() >= 0) {
      wasLookedAt(actor, fold.stack(seen.stack()));
    }
    actor.alike = fold.names().alike(thread.executor());
    actor.executor = thread.executor();
    actor.waitsForCpu = seen.cpu() == LookedState.CPU_NONE;
    actor.runsTask = kind == SampleKind.TASK_WORK || kind == SampleKind.TASK_POOL;
    actor.interpreted = stack != null && stack.interpreted();
    actor.waitLine = stack == null ? null : stack.waitLine();
    actor.context =
        stack == null ? null : context(stack.context(), stack.waitLine(), stack.streamLine());
    return actor;
  }

  /** An executor's thread that has no task now ran somewhere else, and so did one that sleeps. */
  private void wasLookedAt(Actor actor, WaitStack stack) {
    if (!stack.idle() && !stack.sleeps()) {
      actor.lookedLine = stack.line();
      actor.lookedContext = context(stack.context(), stack.waitLine(), stack.streamLine());
    }
  }

  private @Nullable Context context(
      @Nullable Context context, @Nullable String waitLine, @Nullable String streamLine) {
    if ((context == null || context == Context.ELEMENT) && fold.code().handsOver(waitLine)) {
      return Context.AT_ONCE;
    }
    return context == null && fold.sources().areUndivided(streamLine)
        ? Context.UNDIVIDED_SOURCE
        : context;
  }

  /**
   * Returns the sample that is near a look. A carrier is sampled as the virtual thread that it
   * runs.
   */
  private @Nullable SampledStack sampled(
      long nanos, LookBlock.LookedThread thread, int carriersBefore) {
    RunSamples own = fold.samples(new ThreadKey(thread.id(), thread.name()));
    SampledStack stack = own == null ? null : own.near(nanos);
    if (stack != null || thread.pool() == 0) {
      return stack;
    }
    RunSamples virtual = fold.samples(ThreadKey.VIRTUAL);
    return virtual == null ? null : virtual.near(nanos, carriersBefore);
  }

  /** Null: it does not wait. */
  private @Nullable Actor waiter(Seen seen) {
    return runs(seen) ? null : waiter(seen, fold.thread(seen.thread()));
  }

  private Actor waiter(Seen seen, LookBlock.LookedThread thread) {
    boolean worker = thread.pool() != 0;
    if (seen.state() == LookedState.IDLE) {
      return new Actor(seen, Doing.NOT_ASKED, worker, false, thread.pool(), "", null, null);
    }
    WaitStack stack = seen.stack() < 0 ? null : fold.stack(seen.stack());
    Doing doing = WhatWaits.does(seen, stack, worker);
    Actor actor =
        new Actor(
            seen,
            doing,
            worker || stack != null && stack.task() == TaskFrames.FORK_JOIN,
            thread.isVirtual() || stack != null && stack.task() == TaskFrames.EXECUTOR,
            thread.pool(),
            fold.names().of(thread),
            stack == null ? null : stack.line(),
            stack == null ? null : stack.jdkLine());
    actor.alike = fold.names().alike(thread.executor());
    actor.executor = thread.executor();
    actor.joins = stack != null && stack.joins();
    actor.managed = stack != null && stack.managed();
    actor.serves = fold.releases().serves(thread.pool(), actor.group);
    actor.waitLine = stack == null ? null : stack.waitLine();
    actor.context =
        stack == null ? null : context(stack.context(), stack.waitLine(), stack.streamLine());
    if (doing == Doing.SLEEPS && !worker && stack != null && actor.context == null) {
      actor.context = fold.code().polls(seen.thread(), stack.sleepLine());
    }
    if (doing == Doing.WAITS
        && actor.inTask
        && stack != null
        && stack.shared()
        && fold.releases().givesBack(actor)) {
      actor.doing = Doing.WAITS_FOR_PERMIT;
    }
    return actor;
  }
}
