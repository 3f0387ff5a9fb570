package io.fjprobe.weaving.usercode;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Finds lines of a method that sleep until something is ready: they may sleep again before anything
 * is called but methods that ask for a state.
 */
abstract class PollReader extends CodeFlow {

  /** Of tasks, executors, latches, and threads: whether something that was begun is over. */
  private static final Set<String> ENDS =
      new HashSet<>(
          Arrays.asList(
              "isDone",
              "isCompletedExceptionally",
              "isCompletedNormally",
              "isCompletedAbnormally",
              "isTerminated",
              "isQuiescent",
              "isAlive",
              "getNow",
              "getCount",
              "getActiveCount",
              "getActiveThreadCount",
              "getCompletedTaskCount",
              "getQueuedTaskCount",
              "getQueuedSubmissionCount",
              "hasQueuedSubmissions"));

  /** Of collections, queues, and atomic variables. */
  private static final Set<String> READS =
      new HashSet<>(
          Arrays.asList(
              "get",
              "getAcquire",
              "getPlain",
              "intValue",
              "longValue",
              "sum",
              "isEmpty",
              "size",
              "peek",
              "poll",
              "pollFirst",
              "contains",
              "containsKey",
              "remainingCapacity",
              "availablePermits"));

  /** To go through tasks, to tell the time, and to box numbers is no work. */
  private static final Set<String> NOTHING =
      new HashSet<>(
          Arrays.asList(
              "stream",
              "anyMatch",
              "allMatch",
              "noneMatch",
              "iterator",
              "hasNext",
              "next",
              "nanoTime",
              "currentTimeMillis",
              "valueOf",
              "booleanValue",
              "currentThread",
              "isInterrupted",
              "onSpinWait",
              "yield"));

  private static final String JDK = "java/";
  private static final String COLLECTIONS = "java/util/";
  private static final String FUNCTIONS = "java/util/function/";
  private static final String TASKS = "java/util/concurrent/";
  private static final String THREAD = "java/lang/Thread";

  /** By their instruction. */
  private final Map<Integer, Integer> lines = new HashMap<>();

  private final BitSet work = new BitSet();
  private final BitSet asksForEnd = new BitSet();
  private final BitSet asksForState = new BitSet();

  /**
   * A line that does so.
   *
   * @param forEnd of a task, an executor, a latch, or a thread; else for any other state
   */
  abstract void found(int line, boolean forEnd);

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    if (sleeps(owner, name)) {
      lines.put(next(), line());
    } else if (ENDS.contains(name) && (owner.startsWith(TASKS) || owner.equals(THREAD))) {
      asksForEnd.set(next());
    } else if (owner.startsWith(JDK) ? reads(owner, name) : isQuestion(name, descriptor)) {
      asksForState.set(next());
    } else if (!owner.startsWith(JDK) || !NOTHING.contains(name)) {
      work.set(next());
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  private static boolean sleeps(String owner, String name) {
    return name.equals("sleep")
            && (owner.equals(THREAD) || owner.equals("java/util/concurrent/TimeUnit"))
        || name.equals("parkNanos");
  }

  /** What gives a value on demand may do anything for it, and a future waits. */
  private static boolean reads(String owner, String name) {
    return READS.contains(name)
        && owner.startsWith(COLLECTIONS)
        && !owner.startsWith(FUNCTIONS)
        && !Futures.is(owner);
  }

  /** Whether a method of the application tells a state, by its name. */
  private static boolean isQuestion(String name, String descriptor) {
    return descriptor.startsWith("()")
        && (descriptor.endsWith("Z") && (name.startsWith("is") || name.startsWith("has"))
            || ENDS.contains(name)
            || name.matches(
                "(get)?(state|status|State|Status)|(all|is)?([dD]one|[fF]inished|[rR]eady|[cC]omplete(d)?)"));
  }

  /** A method reference to a question; of a lambda nothing is known. */
  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle how, Object... arguments) {
    for (Object each : arguments) {
      if (each instanceof Handle
          && ((Handle) each).getOwner().startsWith(TASKS)
          && ENDS.contains(((Handle) each).getName())) {
        asksForEnd.set(next());
      }
    }
    super.visitInvokeDynamicInsn(name, descriptor, how, arguments);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
      work.set(next());
    } else if (descriptor.equals("Z")) {
      asksForState.set(next());
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitEnd() {
    for (Map.Entry<Integer, Integer> sleep : lines.entrySet()) {
      if (comesBack(sleep.getKey(), asksForEnd)) {
        found(sleep.getValue(), true);
      } else if (comesBack(sleep.getKey(), asksForState)) {
        found(sleep.getValue(), false);
      }
    }
  }

  /** Whether it may sleep again after a question, with no work in between. */
  private boolean comesBack(int sleep, BitSet questions) {
    BitSet[] seen = {new BitSet(), new BitSet()}; // before, and after a question
    Deque<int[]> next = new ArrayDeque<>();
    next.add(new int[] {sleep, 0});
    while (!next.isEmpty()) {
      int[] at = next.remove();
      for (int to : after(at[0])) {
        int asked = at[1] == 1 || questions.get(to) ? 1 : 0;
        if (to == sleep) {
          if (asked == 1) {
            return true;
          }
        } else if (!work.get(to) && !seen[asked].get(to)) {
          seen[asked].set(to);
          next.add(new int[] {to, asked});
        }
      }
    }
    return false;
  }
}
