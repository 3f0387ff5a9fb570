package io.fjprobe.weaving.look;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Finds lines of a method that hand over one task, and wait for it before anything else is done: a
 * task that is forked and joined at once, or a task that is submitted and waited for in a loop.
 *
 * <p>Nothing may be called in between, and no other task may be under way.
 */
abstract class HandOverReader extends MethodVisitor {

  private static final String TASK = "Ljava/util/concurrent/ForkJoinTask;";
  private static final String FORK = "fork()" + TASK;

  /** One task for each call. Others return a future for many, or one that was there before. */
  private static final Set<String> HAND_OVER =
      new HashSet<>(Arrays.asList("submit", "supplyAsync", "runAsync", "sendAsync"));

  private static final Set<String> FUTURES =
      new HashSet<>(
          Arrays.asList(
              "Ljava/util/concurrent/CompletableFuture;",
              "Ljava/util/concurrent/Future;",
              "Ljava/util/concurrent/ScheduledFuture;",
              TASK));

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
    final boolean forks;

    Site(int from, int until, int line, boolean forks) {
      this.from = from;
      this.until = until;
      this.line = line;
      this.forks = forks;
    }
  }

  private final List<Site> sites = new ArrayList<>();
  private final Map<Label, Integer> labels = new HashMap<>();

  /** Where each begins, and where it goes on. */
  private final Map<Integer, Label> jumps = new HashMap<>();

  /** Of the next instruction. */
  private int at;

  private int line;

  /**
   * A task was handed over, and something else was done then: it may be under way from there on.
   */
  private boolean underWay;

  /** Where the last task was handed over; -1: it was waited for, or something else was done. */
  private int handedOverAt = -1;

  private boolean forked;

  HandOverReader() {
    super(Opcodes.ASM9);
  }

  /** A line that does so. */
  abstract void found(int line);

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
  }

  @Override
  public void visitLabel(Label label) {
    labels.put(label, at);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    jumps.put(at++, label);
    doesSomethingElse();
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... cases) {
    at++;
    doesSomethingElse();
  }

  @Override
  public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] cases) {
    at++;
    doesSomethingElse();
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    at++;
    boolean future = FUTURES.contains(descriptor.substring(descriptor.indexOf(')') + 1));
    boolean forks = (name + descriptor).equals(FORK);
    if (waits(owner, name, descriptor)) {
      if (handedOverAt >= 0 && !underWay) {
        sites.add(new Site(handedOverAt, at, line, forked));
      }
      handedOverAt = -1;
    } else if (forks || future && HAND_OVER.contains(name)) {
      doesSomethingElse();
      handedOverAt = at;
      forked = forks;
    } else if (!future || !FUTURES.contains("L" + owner + ";")) {
      doesSomethingElse(); // else it is a stage that depends on it
    }
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

  /** A lambda may be made at any time: that calls nothing. */
  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle how, Object... arguments) {
    at++;
  }

  @Override
  public void visitInsn(int opcode) {
    at++;
  }

  @Override
  public void visitEnd() {
    for (Site site : sites) {
      if (!isEntered(site) && (site.forks || isInLoop(site))) {
        found(site.line);
      }
    }
  }

  /** Whether something jumps to between the two calls. */
  private boolean isEntered(Site site) {
    for (Label to : jumps.values()) {
      Integer place = labels.get(to);
      if (place != null && place >= site.from && place < site.until) {
        return true;
      }
    }
    return false;
  }

  private boolean isInLoop(Site site) {
    for (Map.Entry<Integer, Label> jump : jumps.entrySet()) {
      Integer place = labels.get(jump.getValue());
      if (place != null && jump.getKey() >= site.until && place < site.from) {
        return true;
      }
    }
    return false;
  }
}
