package io.fjprobe.analyzer.recording.stack;

import io.fjprobe.analyzer.contract.Context;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whose code a sampled thread ran. The first frame from the top that is the pool's or the user's
 * decides; what the JDK does on behalf of either counts for it. Between a task and the pool that
 * runs it are frames of both: a library's task, of a stream for example, is no code of the pool.
 * Where a stack is so deep that its bottom is missing, the application's code called it: a worker
 * that looks for work is never so deep.
 *
 * @param hook the agent's code is on top; the kind is that of the code around it
 * @param virtual the stack is that of a virtual thread
 * @param line frames of user code from the top, in {@link Lines}; null: there is none
 * @param interpreted the frame on top was not compiled
 * @param exception that line makes an exception
 * @param threadPerTask the thread runs one task of a CompletableFuture and ends
 * @param taskLine of user code, that this task consists of; null unless it is such a thread
 * @param context what the code is called for; null: nothing is known of it
 * @param waitLine of user code, which waits for the task that this is part of; null: none
 * @param streamLine of user code, which began the parallel stream that this is part of; null: none,
 *     or not known
 */
public record SampledStack(
    SampleKind kind,
    boolean hook,
    boolean virtual,
    @Nullable String line,
    boolean interpreted,
    boolean exception,
    boolean threadPerTask,
    @Nullable String taskLine,
    @Nullable Context context,
    @Nullable String waitLine,
    @Nullable String streamLine) {

  private static final String HOOKS = "io.fjprobe.bootstrap.";
  private static final String VIRTUAL_THREAD = "java.lang.VirtualThread";

  /** Everybody calls these classes: they say nothing of whose work it is. */
  private static final Set<String> LEAVES =
      Set.of(
          "jdk.internal.misc.Unsafe",
          "sun.misc.Unsafe",
          "java.util.concurrent.locks.LockSupport",
          "java.lang.Thread");

  private enum Code {
    POOL,
    CALL,
    USER,
    OTHER
  }

  public static SampledStack of(Stack trace) {
    boolean hook = false;
    boolean virtual = StackReading.isVirtual(trace);
    boolean task = false;
    boolean user = false;
    boolean submits = false;
    boolean passedOther = false;
    boolean first = true;
    boolean interpreted = false;
    boolean exception = false;
    Lines lines = new Lines();
    boolean asyncStage = false;
    boolean threadPerTask = false;
    Frame bottom = null;
    Code decided = null;
    for (Frame frame : trace.frames()) {
      Method method = frame.method();
      String type = method.type();
      String name = method.name();
      if (type == null || name == null) {
        continue;
      }
      threadPerTask |= asyncStage && type.equals("java.lang.Thread");
      asyncStage =
          name.equals("run") && type.startsWith(PoolMethods.PACKAGE + "CompletableFuture$Async");
      interpreted |= first && frame.interpreted();
      exception |= lines.isEmpty() && type.equals("java.lang.Throwable");
      if (type.startsWith(HOOKS)) {
        hook |= first;
        first = false;
        continue;
      }
      first = false;
      task |= PoolMethods.runsTask(type, name);
      Code code = codeOf(type, name);
      user |= code == Code.USER;
      bottom = code == Code.USER && !GeneratedCode.is(method) ? frame : bottom;
      if (code == Code.USER && !(exception && lines.isEmpty() && name.equals("<init>"))) {
        lines.offer(frame);
      }
      submits |= !user && !task && code == Code.POOL && PoolMethods.submits(name);
      if (decided == null) {
        if (code == Code.CALL) {
          decided = passedOther ? Code.OTHER : Code.POOL;
        } else if (code != Code.OTHER) {
          decided = code;
        }
        passedOther |= code == Code.OTHER && !isLeaf(type);
      }
    }
    threadPerTask &= !virtual;
    return new SampledStack(
        kind(task, user || trace.isCut(), submits, decided == Code.POOL),
        hook,
        virtual,
        lines.packed(),
        interpreted,
        exception,
        threadPerTask,
        threadPerTask && bottom != null ? LineName.of(bottom) : null,
        Contexts.of(trace),
        TaskWaits.line(trace),
        ParallelStreams.line(trace));
  }

  private static SampleKind kind(boolean task, boolean user, boolean submits, boolean pool) {
    if (task) {
      return pool ? SampleKind.TASK_POOL : SampleKind.TASK_WORK;
    }
    if (!user) {
      return SampleKind.BARE;
    }
    return !pool
        ? SampleKind.OUTSIDE_WORK
        : submits ? SampleKind.OUTSIDE_SUBMIT : SampleKind.OUTSIDE_POOL;
  }

  private static Code codeOf(String type, String method) {
    if (isPool(type)) {
      return PoolMethods.isOfTask(method) ? Code.CALL : Code.POOL;
    }
    return StackReading.isUserCode(type) ? Code.USER : Code.OTHER;
  }

  /** Whether a class is one of the pool, or nested in one. */
  static boolean isPool(String type) {
    return type.startsWith(PoolMethods.PACKAGE + "ForkJoin")
        || type.startsWith(PoolMethods.PACKAGE + "CountedCompleter")
        || type.startsWith(PoolMethods.PACKAGE + "Recursive")
        || type.startsWith(PoolMethods.LIBRARY)
        || type.equals("jdk.internal.misc.CarrierThread")
        || type.startsWith(VIRTUAL_THREAD);
  }

  private static boolean isLeaf(String type) {
    return LEAVES.contains(type) || type.startsWith("java.lang.invoke.");
  }
}
