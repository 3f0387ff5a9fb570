package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.ExecutorKind;
import io.fjprobe.analyzer.recording.field.IdentityMemo;
import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.sample.MethodTallies;
import io.fjprobe.analyzer.recording.stack.SampledStack;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects what a chunk has of looks, samples and pauses, which belong together by their time
 * alone. One thread at a time.
 */
public final class MomentFold {

  /**
   * All threads at one moment.
   *
   * @param ready virtual threads that could run and had no carrier, in the mean of some looks; not
   *     a number: not known
   */
  record Look(long nanos, List<Seen> seen, double ready) {

    /** Returns the same look, of which more is known. */
    Look with(List<Seen> filled) {
      return new Look(nanos, filled, ready);
    }
  }

  private final List<Look> looks = new ArrayList<>();
  private final List<LookBlock.LookedThread> threads = new ArrayList<>();
  private final Map<Long, Integer> threadNumbers = new HashMap<>();
  private final Map<Integer, Seen> lastSeen = new HashMap<>();
  private final List<WaitStack> stacks = new ArrayList<>();
  private final Map<String, Integer> stackNumbers = new HashMap<>();

  private final SeenMethods seenMethods = new SeenMethods();

  private final Map<ThreadKey, RunSamples> samples = new HashMap<>();
  private final List<Timeline.Span> pauses = new ArrayList<>();
  private final Pins pins = new Pins();
  private final Set<Integer> schedulers = new HashSet<>();
  private final IdentityMemo<Stack, WaitStack> judged = new IdentityMemo<>(WaitStack::ofPinned);
  private final Releases releases = new Releases();
  private final StreamSources sources = new StreamSources();
  private final WaitingCode code = new WaitingCode();
  private @Nullable GroupNames names;
  private long mostExecutors = -1;
  private long mostVirtualThreads = -1;

  /**
   * Adds all looks of a block.
   *
   * @param executors whose queues were looked at; -1: they could not be read
   * @param virtualThreads that were alive; -1: they could not be read
   * @param ready of these, that could run and had no carrier, added up over the looks; -1: not
   *     known
   */
  public void add(LookBlock block, long executors, long virtualThreads, long ready) {
    double meanReady = ready < 0 ? Double.NaN : (double) ready / block.looks();
    mostExecutors = Math.max(mostExecutors, executors);
    mostVirtualThreads = Math.max(mostVirtualThreads, virtualThreads);
    int[] thread = new int[block.threads().length];
    for (int i = 0; i < thread.length; i++) {
      thread[i] = number(block.threads()[i]);
    }
    int[] stack = new int[block.stacks().length];
    for (int i = 0; i < stack.length; i++) {
      stack[i] = number(block.stacks()[i]);
    }
    for (LookBlock.Released each : block.released()) {
      releases.add(
          new Releases.Release(
              each.nanos(),
              thread[each.thread()],
              stack[each.stack()],
              each.by() < 0 ? -1 : thread[each.by()],
              each.name()));
    }
    for (LookBlock.SplitOff each : block.splits()) {
      sources.add(stacks.get(stack[each.stack()]).streamLine(), each.elements());
    }
    code.add(block);
    while (block.next()) {
      List<Seen> seen = new ArrayList<>();
      for (int i = 0; i < thread.length; i++) {
        if (block.state(i) != 0) {
          seen.add(
              sameAsBefore(
                  new Seen(
                      thread[i],
                      block.state(i),
                      block.cpu(i),
                      block.stack(i) < 0 ? -1 : stack[block.stack(i)],
                      block.owner(i) < 0 ? -1 : thread[block.owner(i)],
                      block.tasksWait(i),
                      block.count(i))));
        }
      }
      looks.add(new Look(block.nanos(), seen, meanReady));
    }
  }

  /**
   * Returns the same object as in the look before, if it is equal. Most threads do the same in most
   * looks, and there may be hundreds of thousands of them.
   */
  private Seen sameAsBefore(Seen seen) {
    Seen before = lastSeen.get(seen.thread());
    if (before != null && before.equals(seen)) {
      return before;
    }
    lastSeen.put(seen.thread(), seen);
    return seen;
  }

  private int number(LookBlock.LookedThread thread) {
    Integer number = threadNumbers.get(thread.id());
    if (number == null) {
      number = threads.size();
      threadNumbers.put(thread.id(), number);
      threads.add(thread);
    } else if (thread.pool() != 0 || thread.executor() != 0) {
      threads.set(number, thread);
    }
    return number;
  }

  private int number(String stack) {
    return stackNumbers.computeIfAbsent(
        stack,
        text -> {
          WaitStack judged = WaitStack.of(text);
          seenMethods.add(stacks.size(), text, judged);
          stacks.add(judged);
          return stacks.size() - 1;
        });
  }

  public void sampled(ThreadKey thread, long nanos, SampledStack stack) {
    samples.computeIfAbsent(thread, key -> new RunSamples()).add(nanos, stack);
  }

  public void paused(long startNanos, long endNanos) {
    pauses.add(new Timeline.Span(startNanos, endNanos));
  }

  /** Says which pools run virtual threads. */
  public void schedulers(Set<Integer> pools) {
    schedulers.addAll(pools);
  }

  boolean isScheduler(int pool) {
    return schedulers.contains(pool);
  }

  /** Adds that a virtual thread waited without giving its carrier back. */
  public void pinned(long startNanos, long endNanos, Stack stack) {
    pins.add(startNanos, endNanos, judged.of(stack));
  }

  /**
   * Accounts for the looks. This is called once, when all of the chunk has been read.
   *
   * @param samplePeriod nanoseconds in Java code that a sample stands for; null: not known
   * @param cpus that the JVM may use; 0: not known
   */
  public void finish(
      Moments moments,
      MethodTallies methods,
      Timeline timeline,
      @Nullable Long samplePeriod,
      int cpus) {
    if (looks.isEmpty() || cpus <= 0) {
      return;
    }
    moments.executorsSeen(mostExecutors);
    moments.sleepsRead(code.sleepsAreRead());
    tellExecutors(moments);
    moments.virtualThreadsSeen(mostVirtualThreads);
    sources.undivided().forEach(moments::isUndivided);
    looks.sort(Comparator.comparingLong(Look::nanos));
    seenMethods.count(looks, methods, moments.waitingStacks(), timeline);
    LastStacks.fill(
        looks, threads.stream().map(each -> each.pool() + " " + names().of(each)).toList());
    RanBetween.fill(looks);
    code.follow(looks, releases, this::sleepLine);
    SampledShare sampled = samplePeriod == null ? null : new SampledShare(this, samplePeriod);
    new MomentAccounting(this, moments, timeline, new LookedLines(sampled), cpus).account();
  }

  private void tellExecutors(Moments moments) {
    Map<String, Set<Integer>> executors = new HashMap<>();
    for (LookBlock.LookedThread thread : threads) {
      String group = names().of(thread);
      if (thread.executor() != 0) {
        executors.computeIfAbsent(group, k -> new HashSet<>()).add(thread.executor());
      }
      if (thread.kind() != null) {
        moments.executorIs(group, thread.kind());
      }
    }
    executors.forEach(
        (group, its) -> {
          if (its.size() == 1) {
            moments.executorIs(group, ExecutorKind.ONE);
          }
        });
  }

  /** Returns what groups of threads are called, once all threads are known. */
  GroupNames names() {
    if (names == null) {
      names = new GroupNames(threads);
    }
    return names;
  }

  Releases releases() {
    return releases;
  }

  /** Returns the line on which a thread sleeps; null: it does not, or that is not known. */
  private @Nullable String sleepLine(Seen seen) {
    return seen.stack() < 0 ? null : stack(seen.stack()).sleepLine();
  }

  WaitingCode code() {
    return code;
  }

  StreamSources sources() {
    return sources;
  }

  List<Look> looks() {
    return looks;
  }

  LookBlock.LookedThread thread(int number) {
    return threads.get(number);
  }

  /** Returns the thread that has this name, ended or not; null: none, or several have it. */
  LookBlock.@Nullable LookedThread thread(String name) {
    List<LookBlock.LookedThread> named =
        threads.stream().filter(thread -> thread.name().equals(name)).toList();
    return named.size() == 1 ? named.get(0) : null;
  }

  WaitStack stack(int number) {
    return stacks.get(number);
  }

  Pins pins() {
    return pins;
  }

  List<Timeline.Span> pauses() {
    return pauses;
  }

  @Nullable RunSamples samples(ThreadKey thread) {
    return samples.get(thread);
  }
}
