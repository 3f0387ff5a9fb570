package io.fjprobe.workloads.jmh;

import java.util.concurrent.TimeUnit;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.Recording;
import jdk.jfr.StackTrace;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What an event of the Flight Recorder costs, part by part: each method does what {@link #empty}
 * does and one thing more, or a part of it. The events are recorded to disk, as the agent's are.
 * The objects are used again, like those of the agent.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class EventCost {

  /** The recording throws away older data than that. */
  private static final long MAX_SIZE = 50_000_000;

  private final Empty empty = new Empty();
  private final Off off = new Off();
  private final Stack stack = new Stack();
  private final Ints ints = new Ints();
  private final Longs longs = new Longs();
  private final Type type = new Type();
  private final Text text = new Text();
  private final Worker worker = new Worker();
  private final Task task = new Task();
  private int number;
  private Recording recording;

  @Setup
  public void record() {
    recording = new Recording();
    recording.setMaxSize(MAX_SIZE);
    recording.start();
  }

  @TearDown
  public void discard() {
    recording.close();
  }

  /** A reading of the clock of Java. */
  @Benchmark
  public long nanoTime() {
    return System.nanoTime();
  }

  /** A reading of the clock of the Flight Recorder. */
  @Benchmark
  public Object begin() {
    empty.begin();
    return empty;
  }

  /** Whether somebody records such events. */
  @Benchmark
  public boolean isEnabled() {
    return empty.isEnabled();
  }

  /** Nobody records it. */
  @Benchmark
  public void switchedOff() {
    commit(off);
  }

  /** Two readings of the clock, and an event with nothing but start, duration and thread. */
  @Benchmark
  public void empty() {
    commit(empty);
  }

  /** The start is that of the event before. */
  @Benchmark
  public void emptyWithoutClock() {
    empty.commit();
  }

  /** A new object. */
  @Benchmark
  public void emptyAllocated() {
    commit(new Empty());
  }

  @Benchmark
  public void withStackTrace() {
    commit(stack);
  }

  @Benchmark
  public void withFourInts() {
    int value = number++ & Byte.MAX_VALUE; // a byte each
    ints.first = value;
    ints.second = value;
    ints.third = value;
    ints.fourth = value;
    commit(ints);
  }

  /** About four bytes each. */
  @Benchmark
  public void withTwoLongs() {
    long value = 1L << 24 | number++;
    longs.first = value;
    longs.second = value + 1;
    commit(longs);
  }

  @Benchmark
  public void withClass() {
    type.value = EventCost.class;
    commit(type);
  }

  @Benchmark
  public void withThread() {
    worker.value = Thread.currentThread();
    commit(worker);
  }

  /** Written with each event. */
  @Benchmark
  public void withShortText() {
    text.value = "popped";
    commit(text);
  }

  /** Of 17 to 127 characters: written once, then referred to. */
  @Benchmark
  public void withKeptText() {
    text.value = "io.fjprobe.workloads.task.FibTask";
    commit(text);
  }

  /** The fields of the agent's event for a task. */
  @Benchmark
  public void task() {
    long id = 1L << 24 | number++;
    task.poolId = 1;
    task.workerIndex = 3;
    task.taskClass = EventCost.class;
    task.origin = "popped";
    task.taskId = id;
    task.parentId = id - 1;
    task.depth = 12;
    commit(task);
  }

  private static void commit(Event event) {
    event.begin();
    event.end();
    event.commit();
  }

  /** No fields. */
  @Name("fjprobe.cost.Empty")
  @StackTrace(false)
  static final class Empty extends Event {}

  /** Not recorded. */
  @Name("fjprobe.cost.Off")
  @StackTrace(false)
  @Enabled(false)
  static final class Off extends Event {}

  /** With the stack. */
  @Name("fjprobe.cost.Stack")
  static final class Stack extends Event {}

  /** Small numbers. */
  @Name("fjprobe.cost.Ints")
  @StackTrace(false)
  static final class Ints extends Event {
    int first;
    int second;
    int third;
    int fourth;
  }

  /** Large numbers. */
  @Name("fjprobe.cost.Longs")
  @StackTrace(false)
  static final class Longs extends Event {
    long first;
    long second;
  }

  /** A class. */
  @Name("fjprobe.cost.Type")
  @StackTrace(false)
  static final class Type extends Event {
    Class<?> value;
  }

  /** A string. */
  @Name("fjprobe.cost.Text")
  @StackTrace(false)
  static final class Text extends Event {
    String value;
  }

  /** A thread. */
  @Name("fjprobe.cost.Worker")
  @StackTrace(false)
  static final class Worker extends Event {
    Thread value;
  }

  /** What the agent's event has. */
  @Name("fjprobe.cost.Task")
  @StackTrace(false)
  static final class Task extends Event {
    int poolId;
    int workerIndex;
    Class<?> taskClass;
    String origin;
    long taskId;
    long parentId;
    int depth;
  }
}
