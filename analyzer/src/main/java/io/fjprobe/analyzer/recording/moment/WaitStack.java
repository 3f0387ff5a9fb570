package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.recording.stack.Contexts;
import io.fjprobe.analyzer.recording.stack.IdleByNature;
import io.fjprobe.analyzer.recording.stack.LimitedResources;
import io.fjprobe.analyzer.recording.stack.ParallelStreams;
import io.fjprobe.analyzer.recording.stack.SequentialStreams;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.StackReading;
import io.fjprobe.analyzer.recording.stack.TaskFrames;
import io.fjprobe.analyzer.recording.stack.TaskWaits;
import io.fjprobe.analyzer.recording.stack.TextStacks;
import io.fjprobe.analyzer.recording.stack.Timers;
import org.jspecify.annotations.Nullable;

/**
 * What the stack of a thread says that does not run.
 *
 * @param on class of the object that it waits for; null: none, or not known
 * @param shared others wait for the same object, as it was when the stack was read
 * @param line frames of user code; null: there is none
 * @param jdkLine of the JDK that waits; null: there is none
 * @param lock it waits for a lock, the owner of which changes often and so may not be known
 * @param isVirtual it is of a virtual thread
 * @param sleeps by Thread.sleep
 * @param outside a virtual thread waits for a socket, without its carrier
 * @param idle as threads are that have nothing to do
 * @param result it waits for a task, a future, a latch or a thread
 * @param joins it waits in the pool's own code
 * @param managed it waits in a managed blocker
 * @param limited it waits for something of which there are few
 * @param context what it is called for; null: nothing is known of it
 * @param waitLine of user code, which waits for a task; null: none, or what the pool was asked for
 * @param streamLine of user code, which began the parallel stream that this is part of; null: none,
 *     or not known
 * @param sleepLine of user code, which sleeps; null: it does not, or that is not known
 * @param mounts it is of a carrier that has a virtual thread
 * @param timer it runs because a time has come
 * @param task in which it waits
 */
record WaitStack(
    @Nullable String on,
    boolean shared,
    @Nullable String line,
    @Nullable String jdkLine,
    boolean lock,
    boolean isVirtual,
    boolean sleeps,
    boolean outside,
    boolean idle,
    boolean result,
    boolean joins,
    boolean managed,
    boolean limited,
    @Nullable Context context,
    @Nullable String waitLine,
    @Nullable String streamLine,
    @Nullable String sleepLine,
    boolean mounts,
    boolean timer,
    TaskFrames task) {

  private static final String NO_OBJECT = "-";
  private static final String RUNS = "+";
  private static final String WITH_OTHERS = "*";
  private static final String LOCKS = "java.util.concurrent.locks.Reentrant";
  private static final String POLLER = "sun.nio.ch.Poller.";

  /**
   * @param text as the agent wrote it: the class of the object, and the frames
   */
  static WaitStack of(String text) {
    int end = text.indexOf(';');
    String object = end < 0 ? text : text.substring(0, end);
    boolean shared = object.endsWith(WITH_OTHERS);
    String on = shared ? object.substring(0, object.length() - WITH_OTHERS.length()) : object;
    return of(on, shared, TextStacks.of(end < 0 ? "" : text.substring(end + 1)));
  }

  /**
   * Returns whether a stack was read while its thread ran. Older agents do not tell.
   *
   * @param text as the agent wrote it
   */
  static boolean isRunning(String text) {
    return text.startsWith(RUNS + ";");
  }

  /** Judges the stack of a virtual thread that keeps its carrier. */
  static WaitStack ofPinned(Stack stack) {
    return of(NO_OBJECT, false, stack);
  }

  private static WaitStack of(String on, boolean shared, Stack stack) {
    StackReading reading = StackReading.of(stack);
    TaskFrames task = TaskFrames.of(stack);
    boolean poolWaits = reading.poolOwn() && !reading.managed();
    boolean sleeps = IdleByNature.sleeps(stack);
    return new WaitStack(
        on.equals(NO_OBJECT) || on.equals(RUNS) ? null : on,
        shared,
        reading.line(),
        reading.jdkLine(),
        on.startsWith(LOCKS),
        StackReading.isVirtual(stack),
        sleeps,
        reading.jdkLine() != null && reading.jdkLine().startsWith(POLLER),
        IdleByNature.is(stack)
            || poolWaits && task == TaskFrames.NONE && reading.line() == null
            || !reading.forResult() && IdleByNature.isThreadOfLibrary(stack),
        reading.forResult() || poolWaits || IdleByNature.joinsThread(stack),
        poolWaits,
        reading.managed(),
        LimitedResources.waitsForOne(stack),
        context(stack, reading, task),
        task == TaskFrames.FORK_JOIN || !poolWaits ? TaskWaits.line(stack) : null,
        ParallelStreams.line(stack),
        sleeps ? TaskWaits.sleepLine(stack) : null,
        StackReading.mountsVirtual(stack),
        Timers.run(stack),
        task);
  }

  private static @Nullable Context context(Stack stack, StackReading reading, TaskFrames task) {
    Context context = Contexts.of(stack);
    boolean waitsForEach =
        context == null
            && reading.forResult()
            && task != TaskFrames.FORK_JOIN
            && SequentialStreams.handlesElement(stack);
    return waitsForEach ? Context.ELEMENT : context;
  }
}
