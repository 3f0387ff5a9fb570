package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.contract.ExecutorKind;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The looks that one Looks event has, one after the other; agent/events.txt has the format. After
 * each {@link #next} the arrays have what that look saw, by the position of the thread.
 */
public final class LookBlock {

  /** A digit of a number has this many bits. */
  private static final int DIGIT_BITS = 6;

  /** This is added to all digits of a number but the last. */
  private static final int MORE = 1 << DIGIT_BITS;

  /** The CPU has this many bits in the code of a thread, the lowest ones. */
  private static final int CPU_BITS = 2;

  /** The state has this many bits in the code of a thread, after the CPU. */
  private static final int STATE_BITS = 3;

  /** Whether tasks wait has this many bits in the code of a thread, after the state. */
  private static final int TASKS_WAIT_BITS = 1;

  private static final long NANOS_PER_MICRO = 1_000;

  /**
   * A thread of a block.
   *
   * @param pool 0: it is no worker
   * @param executor by which threads of one executor are told from those of another; 0: it belongs
   *     to none, or that is not known
   * @param kind of the executor; null: nothing is known of it
   */
  public record LookedThread(
      long id, int pool, int executor, @Nullable ExecutorKind kind, String name) {

    private static final Map<String, ExecutorKind> KINDS =
        Map.of("s", ExecutorKind.SCHEDULES, "n", ExecutorKind.NEVER_GROWS);

    /** Whether it stands for virtual threads that wait in the same place. */
    public boolean isVirtual() {
      return id < 0;
    }

    static LookedThread of(String line) {
      String[] parts = line.split(" ", 3);
      String[] whose = parts[1].split("/", 2);
      String executor = whose.length > 1 ? whose[1].replaceAll("\\D", "") : "0";
      String kind = whose.length > 1 ? whose[1].substring(executor.length()) : "";
      return new LookedThread(
          Long.parseLong(parts[0]),
          Integer.parseInt(whose[0]),
          Integer.parseInt(executor),
          KINDS.get(kind),
          parts.length > 2 ? parts[2] : "");
    }
  }

  /**
   * A thread that another one let go on.
   *
   * @param nanos since the epoch
   * @param thread its position
   * @param stack position of the other's stack
   * @param by position of the other; -1: it is not there
   * @param name of the other; empty: it has none
   */
  public record Released(long nanos, int thread, int stack, int by, String name) {}

  /**
   * A part that was split off the source of a parallel stream.
   *
   * @param stack position of the stack
   */
  public record SplitOff(long nanos, long elements, int stack) {}

  private final LookedThread[] threads;
  private final String[] stacks;
  private final int[] states;
  private final int[] cpus;
  private final boolean[] tasksWait;
  private final int[] counts;
  private final int[] stackOf;
  private final int[] ownerOf;
  private final Released[] released;
  private final SplitOff[] splits;
  private final String[] handOvers;
  private final String[] polls;
  private final boolean sleepsAreRead;
  private final String data;
  private long nanos;
  private final long looks;
  private long left;
  private int at;

  /**
   * @param startNanos of the first look, since the epoch
   * @param released empty in recordings of older agents
   * @param sources likewise
   * @param handOvers likewise
   * @param polls null in recordings of older agents
   */
  public LookBlock(
      long startNanos,
      long looks,
      String threads,
      String stacks,
      String released,
      String sources,
      String handOvers,
      @Nullable String polls,
      String data) {
    this.threads =
        Arrays.stream(lines(threads))
            .map(LookBlock.LookedThread::of)
            .toArray(LookBlock.LookedThread[]::new);
    this.stacks = lines(stacks);
    this.released =
        Arrays.stream(lines(released))
            .map(line -> released(startNanos, line))
            .toArray(Released[]::new);
    splits =
        Arrays.stream(lines(sources)).map(line -> split(startNanos, line)).toArray(SplitOff[]::new);
    this.handOvers = lines(handOvers);
    this.polls = polls == null ? new String[0] : lines(polls);
    sleepsAreRead = polls != null;
    this.data = data;
    nanos = startNanos;
    this.looks = looks;
    left = looks;
    states = new int[this.threads.length];
    cpus = new int[states.length];
    tasksWait = new boolean[states.length];
    counts = new int[states.length];
    stackOf = new int[states.length];
    ownerOf = new int[states.length];
    Arrays.fill(stackOf, -1);
    Arrays.fill(ownerOf, -1);
  }

  /** Makes a block of an event fjprobe.Looks that has its threads and releases, and no looks. */
  public static LookBlock withoutLooks(EventView event) {
    return new LookBlock(
        event.startNanos(),
        0,
        event.text("threads"),
        event.text("stacks"),
        event.text("releases"),
        "",
        "",
        null,
        "");
  }

  private Released released(long startNanos, String line) {
    String[] parts = line.split(" ", 5);
    return new Released(
        startNanos + Long.parseLong(parts[0]) * NANOS_PER_MICRO,
        valid(Integer.parseInt(parts[1]), threads.length),
        valid(Integer.parseInt(parts[2]), stacks.length),
        valid(Integer.parseInt(parts[3]), threads.length),
        parts.length > 4 ? parts[4] : "");
  }

  private SplitOff split(long startNanos, String line) {
    String[] parts = line.split(" ", 3);
    return new SplitOff(
        startNanos + Long.parseLong(parts[0]) * NANOS_PER_MICRO,
        Long.parseLong(parts[1]),
        valid(Integer.parseInt(parts[2]), stacks.length));
  }

  private static String[] lines(String text) {
    return text.isBlank() ? new String[0] : text.stripTrailing().split("\n");
  }

  /** Returns how many looks it has in all. */
  public long looks() {
    return looks;
  }

  /** Goes to the next look. Returns false when there are no more. */
  public boolean next() {
    if (left <= 0) {
      return false;
    }
    left--;
    nanos += number() * NANOS_PER_MICRO;
    for (long changes = number(); changes > 0; changes--) {
      int thread = (int) number();
      int code = (int) number();
      states[thread] = code >> CPU_BITS & (1 << STATE_BITS) - 1;
      tasksWait[thread] = (code >> CPU_BITS + STATE_BITS & 1) != 0;
      counts[thread] = 1 + (code >> CPU_BITS + STATE_BITS + TASKS_WAIT_BITS);
      cpus[thread] = code & (1 << CPU_BITS) - 1;
      stackOf[thread] = valid((int) number() - 1, stacks.length);
      ownerOf[thread] = valid((int) number() - 1, threads.length);
    }
    return true;
  }

  private static int valid(int index, int length) {
    if (index >= length) {
      throw new IllegalArgumentException("a look names number " + index + " of " + length);
    }
    return index;
  }

  private long number() {
    long number = 0;
    for (int shift = 0; ; shift += DIGIT_BITS) {
      char digit = data.charAt(at++);
      number |= (long) (digit & MORE - 1) << shift;
      if (digit < MORE) {
        return number;
      }
    }
  }

  /** Returns when the look was, in nanoseconds since the epoch. */
  public long nanos() {
    return nanos;
  }

  public LookedThread[] threads() {
    return threads;
  }

  /** Returns stacks as the agent wrote them: the class of what is waited for, and the frames. */
  public String[] stacks() {
    return stacks;
  }

  public Released[] released() {
    return released;
  }

  /** Returns lines that wait for what they have just handed over, as frames of a stack. */
  public String[] handOvers() {
    return handOvers;
  }

  /** Whether the agent has read the code around lines that sleep. */
  public boolean sleepsAreRead() {
    return sleepsAreRead;
  }

  /** Returns lines that sleep until something is ready, each after a word for what that is. */
  public String[] polls() {
    return polls;
  }

  public SplitOff[] splits() {
    return splits;
  }

  public int state(int thread) {
    return states[thread];
  }

  public int cpu(int thread) {
    return cpus[thread];
  }

  /**
   * Whether tasks wait in the queue of the executor that the thread belongs to, or in a worker's
   * own queue while it waits.
   */
  public boolean tasksWait(int thread) {
    return tasksWait[thread];
  }

  /**
   * Returns how many threads do the same: one, or as many virtual threads as there seemed to be.
   */
  public int count(int thread) {
    return counts[thread];
  }

  /** Returns the position of the stack of a thread; -1: not known. */
  public int stack(int thread) {
    return stackOf[thread];
  }

  /**
   * Returns the position of the thread that has the lock that this one waits for; -1: none, or not
   * known.
   */
  public int owner(int thread) {
    return ownerOf[thread];
  }
}
