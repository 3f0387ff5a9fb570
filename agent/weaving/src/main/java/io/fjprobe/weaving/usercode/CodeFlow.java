package io.fjprobe.weaving.usercode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The instructions of a method by number, and which may follow each other. Handlers of exceptions
 * are left out.
 */
abstract class CodeFlow extends MethodVisitor {

  private final Map<Label, Integer> labels = new HashMap<>();
  private final Map<Integer, List<Label>> jumps = new HashMap<>();

  /** The next instruction does not follow these. */
  private final BitSet leaves = new BitSet();

  private int next;
  private int line;

  CodeFlow() {
    super(Opcodes.ASM9);
  }

  /** Returns the number of the next instruction. */
  final int next() {
    return next;
  }

  /** Returns the line of the source that the next instruction is from; 0: not known. */
  final int line() {
    return line;
  }

  /** A conditional jump, or one that is always taken, was seen. */
  void jumps() {}

  /** Returns whether something jumps to an instruction in a range. */
  final boolean isEntered(int from, int until) {
    for (List<Label> targets : jumps.values()) {
      for (Label each : targets) {
        Integer place = labels.get(each);
        if (place != null && place >= from && place < until) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether something after a range jumps to an instruction before it. */
  final boolean isInLoop(int from, int until) {
    for (Map.Entry<Integer, List<Label>> jump : jumps.entrySet()) {
      for (Label each : jump.getValue()) {
        Integer place = labels.get(each);
        if (place != null && jump.getKey() >= until && place < from) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the instructions that may follow one. */
  final List<Integer> after(int instruction) {
    List<Integer> after = new ArrayList<>();
    for (Label each : jumps.getOrDefault(instruction, Collections.<Label>emptyList())) {
      if (labels.containsKey(each)) {
        after.add(labels.get(each));
      }
    }
    if (!leaves.get(instruction) && instruction + 1 < next) {
      after.add(instruction + 1);
    }
    return after;
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
  }

  @Override
  public void visitLabel(Label label) {
    labels.put(label, next);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    jumps.put(next, Collections.singletonList(label));
    if (opcode == Opcodes.GOTO) {
      leaves.set(next);
    }
    next++;
    jumps();
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... cases) {
    switches(otherwise, cases);
  }

  @Override
  public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] cases) {
    switches(otherwise, cases);
  }

  private void switches(Label otherwise, Label... cases) {
    List<Label> all = new ArrayList<>(Arrays.asList(cases));
    all.add(otherwise);
    jumps.put(next, all);
    leaves.set(next++);
    jumps();
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    next++;
  }

  /** A lambda may be made at any time: that calls nothing. */
  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle how, Object... arguments) {
    next++;
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN || opcode == Opcodes.ATHROW) {
      leaves.set(next);
    }
    next++;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    next++;
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    next++;
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    next++;
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    next++;
  }

  @Override
  public void visitLdcInsn(Object value) {
    next++;
  }

  @Override
  public void visitIincInsn(int variable, int increment) {
    next++;
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    next++;
  }
}
