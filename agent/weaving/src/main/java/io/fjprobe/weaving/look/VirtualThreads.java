package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.weaving.jvm.ModuleReads;
import io.fjprobe.weaving.jvm.OwnModule;
import io.fjprobe.weaving.jvm.VirtualThreadReader;
import io.fjprobe.weaving.usercode.WaitingCode;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Virtual threads that wait. The JVM's beans do not see them, and there may be very many, most of
 * them for a short time: so each look chooses a few at random, and those that wait at the same
 * place are seen as one that stands for many. Those that run are seen as their carriers.
 */
final class VirtualThreads {

  /** Of those that are alive, to find out how many wait, and for what. */
  private static final int CHOSEN = 64;

  /** Of those that wait: of each kind one in turn, so that one among many others is seen too. */
  private static final int STACKS = 6;

  /** Of one CPU, to list them and to read stacks, which takes a millisecond or more. */
  private static final double SHARE_OF_CPU = 0.002;

  private static final long LONGEST_NANOS = 500_000_000;

  /** As long as it has taken less than this in total: a JVM may be short. */
  private static final long CREDIT_NANOS = 25_000_000;

  private static final long SHORTEST_NANOS = 40_000_000;

  private static final int LONGEST_CHAIN = 4;
  private static final int MOST_PLACES = 1_000;

  private final Supplier<Thread[]> all;

  /** See {@link VirtualThreadReader#apply}. */
  private final Function<Thread, Object[]> read;

  private final WaitingCode code;
  private final Random random = new Random();
  private final ThreadMXBean bean = ManagementFactory.getThreadMXBean();
  private final boolean hasCpuTimes =
      bean.isCurrentThreadCpuTimeSupported() && bean.isThreadCpuTimeEnabled();

  /**
   * Places in which they wait, which are what is written of them; see {@link SeenThread#NOBODY}.
   */
  private final Map<String, Long> places = new HashMap<>();

  private Map<Long, SeenThread> waiting = Collections.emptyMap();

  /**
   * Of these, those that have locks: they are found because others wait for them, not by chance.
   */
  private final Map<SeenThread, Set<Thread>> owners = new HashMap<>();

  /** Of those that were chosen, how many wait for each object, by its identity. */
  private final Map<Integer, Integer> waiters = new HashMap<>();

  private int alive;

  /** Of those that were chosen, how many can run and have no carrier. */
  private int readyOfChosen;

  private int ready;
  private long spentNanos;
  private long nextList = Long.MIN_VALUE;

  @SuppressWarnings("unchecked")
  private VirtualThreads(Instrumentation instrumentation, WaitingCode code)
      throws ReflectiveOperationException, IOException {
    this.code = code;
    Class<?> reader = OwnModule.with(VirtualThreadReader.class);
    ModuleReads.openVirtualThreads(reader, instrumentation);
    Object of = reader.getConstructor().newInstance();
    all = (Supplier<Thread[]>) of;
    read = (Function<Thread, Object[]>) of;
  }

  /** Null: this JVM does not let the agent read them. */
  static VirtualThreads of(Instrumentation instrumentation, WaitingCode code) {
    try {
      return new VirtualThreads(instrumentation, code);
    } catch (ReflectiveOperationException | IOException | RuntimeException e) {
      Suppressed.add(e);
      return null;
    }
  }

  /** When they were last listed. */
  int alive() {
    return alive;
  }

  /** How many could run and had no carrier when they were last listed, as far as a sample tells. */
  int ready() {
    return ready;
  }

  /** A thread for each place in which some wait, or did when they were last listed. */
  Collection<SeenThread> look(long now) {
    if (nextList == Long.MIN_VALUE || now - nextList >= 0) {
      boolean first = nextList == Long.MIN_VALUE;
      long before = cpu();
      list();
      long cost = cpu() - before;
      spentNanos += first || alive == 0 ? 0 : cost; // the first loads classes
      long most = spentNanos < CREDIT_NANOS ? SHORTEST_NANOS : LONGEST_NANOS;
      nextList = now + Math.min(most, (long) (cost / SHARE_OF_CPU));
    }
    return waiting.values();
  }

  /** Where it is not known, time takes its place. */
  private long cpu() {
    return hasCpuTimes ? bean.getCurrentThreadCpuTime() : System.nanoTime();
  }

  private void list() {
    Thread[] threads = all.get();
    alive = threads.length;
    waiting = new HashMap<>();
    if (places.size() > MOST_PLACES) {
      places.clear();
    }
    choose(threads);
    owners.clear(); // they may end
    waiters.clear();
  }

  private void choose(Thread... threads) {
    int chosen = Math.min(CHOSEN, threads.length);
    readyOfChosen = 0;
    Map<String, AlikeThreads> byKind = new HashMap<>();
    for (int i = 0; i < chosen; i++) {
      int next = i + random.nextInt(threads.length - i);
      Thread thread = threads[next];
      threads[next] = threads[i];
      add(thread, byKind);
    }
    ready = chosen == 0 ? 0 : Math.round((float) readyOfChosen * threads.length / chosen);
    if (byKind.isEmpty()) {
      return;
    }
    List<AlikeThreads> kinds = new ArrayList<>(byKind.values());
    Collections.shuffle(kinds, random);
    Collections.swap(kinds, 0, kinds.indexOf(Collections.max(kinds)));
    int stacks = 0;
    for (int round = 0; round < CHOSEN; round++) {
      for (AlikeThreads kind : kinds) {
        if (stacks < STACKS && round < kind.size()) {
          kind.met(see(kind.get(round), 0));
          stacks++;
        }
      }
    }
    scale((double) threads.length / chosen, kinds);
  }

  /** If it waits, for something or for a carrier. */
  private void add(Thread thread, Map<String, AlikeThreads> byKind) {
    int state = state(thread);
    Object[] its = read.apply(thread);
    if (its[0] != null) {
      return; // its carrier is looked at
    }
    if (state == SeenThread.RUNNABLE) {
      readyOfChosen++;
    } else {
      String kind = state + (its[1] == null ? "" : its[1].getClass().getName());
      byKind.computeIfAbsent(kind, k -> new AlikeThreads()).add(thread);
      waiters.merge(System.identityHashCode(its[1]), 1, Integer::sum);
    }
  }

  /**
   * @param standsFor how many each of them stands for
   * @param kinds the greatest first; of the others, not all may have been met
   */
  private void scale(double standsFor, List<AlikeThreads> kinds) {
    int few = 0;
    int fewMet = 0;
    for (AlikeThreads kind : kinds.subList(1, kinds.size())) {
      few += kind.size();
      fewMet += kind.wasMet() ? kind.size() : 0;
    }
    for (int i = 0; i < kinds.size(); i++) {
      double others = i == 0 || fewMet == 0 ? 1 : (double) few / fewMet;
      kinds.get(i).scale(standsFor * others, owners);
    }
    for (Map.Entry<SeenThread, Set<Thread>> each : owners.entrySet()) {
      each.getKey().threads = each.getValue().size();
    }
  }

  private static int state(Thread thread) {
    switch (thread.getState()) {
      case BLOCKED:
        return SeenThread.BLOCKED;
      case WAITING:
        return SeenThread.WAITING;
      case TIMED_WAITING:
        return SeenThread.TIMED_WAITING;
      default:
        return SeenThread.RUNNABLE;
    }
  }

  /**
   * Null: it has gone on.
   *
   * @param depth how many wait for it, each for the next
   */
  private SeenThread see(Thread thread, int depth) {
    Object[] its = read.apply(thread);
    StackTraceElement[] frames = thread.getStackTrace();
    int state = state(thread);
    if (state == SeenThread.RUNNABLE || its[0] != null || frames.length == 0) {
      return null;
    }
    int waitsFor = System.identityHashCode(its[1]);
    code.look(frames);
    String stack =
        StackText.of(
            its[1] == null ? null : its[1].getClass().getName(),
            waiters.getOrDefault(waitsFor, 0) > 1,
            frames);
    long owner = its[3] == null ? waitingOwner((Thread) its[2], depth) : (Long) its[3];
    String key = state + " " + owner + " " + stack;
    long place = places.computeIfAbsent(key, k -> SeenThread.NOBODY - 1 - places.size());
    SeenThread at = waiting.get(place);
    if (at == null) {
      at = SeenThread.virtual(place, state, stack, owner);
      at.thread = thread;
      at.waitsFor = waitsFor;
      waiting.put(place, at);
    }
    return at;
  }

  /** As looks know it. */
  private long waitingOwner(Thread owner, int depth) {
    SeenThread seen = owner == null || depth >= LONGEST_CHAIN ? null : see(owner, depth + 1);
    if (seen == null) {
      return SeenThread.NOBODY;
    }
    owners.computeIfAbsent(seen, k -> new HashSet<>()).add(owner);
    return seen.id;
  }
}
