package io.fjprobe.weaving.operation;

import java.util.Arrays;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Calls a hook at the begin and at each end of a method, and keeps what the begin answers in a
 * local variable behind all others. Apart from their frames, the bodies of methods do not change.
 */
final class OperationMethodWeaver extends MethodVisitor {

  private static final String HOOKS = "io/fjprobe/bootstrap/hook/OperationHooks";
  private static final String SLOT = "io/fjprobe/bootstrap/operation/OperationSlot";
  private static final String OF_SLOT = "(L" + SLOT + ";I)V";
  private static final String OF_RESULT = "(Ljava/lang/Object;L" + SLOT + ";I)V";

  private final int[] operations;
  private final Results result;
  private final int firstLocal;
  private final boolean frames;
  private final Label begin = new Label();

  /**
   * @param firstLocal behind those that the method has
   * @param frames whether class files of its version have some
   */
  OperationMethodWeaver(
      MethodVisitor next, int[] operations, Type returned, int firstLocal, boolean frames) {
    super(Opcodes.ASM9, next);
    this.operations = operations;
    this.result = Results.of(returned);
    this.firstLocal = firstLocal;
    this.frames = frames;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    String hook = result == Results.FUTURE ? "beginTimed" : "begin";
    for (int i = 0; i < operations.length; i++) {
      push(operations[i]);
      super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, "(I)L" + SLOT + ";", false);
      super.visitVarInsn(Opcodes.ASTORE, firstLocal + i);
    }
    super.visitLabel(begin);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      for (int i = operations.length - 1; i >= 0; i--) {
        if (result != Results.NO_FUTURE) {
          super.visitInsn(Opcodes.DUP);
        }
        call("returned", result == Results.NO_FUTURE ? OF_SLOT : OF_RESULT, i);
      }
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitFrame(
      int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
    Object[] all = Arrays.copyOf(locals, localCount + firstLocal + operations.length);
    int slots = 0;
    for (int i = 0; i < localCount; i++) {
      slots += locals[i] == Opcodes.LONG || locals[i] == Opcodes.DOUBLE ? 2 : 1;
    }
    int count = localCount;
    for (; slots < firstLocal; slots++) {
      all[count++] = Opcodes.TOP;
    }
    for (int i = 0; i < operations.length; i++) {
      all[count++] = SLOT;
    }
    super.visitFrame(type, count, all, stackCount, stack);
  }

  /** The handler comes after those of the method itself, which therefore go first. */
  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    Label handler = new Label();
    super.visitTryCatchBlock(begin, handler, handler, null);
    super.visitLabel(handler);
    if (frames) {
      visitFrame(Opcodes.F_NEW, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
    }
    for (int i = operations.length - 1; i >= 0; i--) {
      call("failed", OF_SLOT, i);
    }
    super.visitInsn(Opcodes.ATHROW);
    super.visitMaxs(maxStack, maxLocals);
  }

  private void call(String hook, String descriptor, int i) {
    super.visitVarInsn(Opcodes.ALOAD, firstLocal + i);
    push(operations[i]);
    super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, hook, descriptor, false);
  }

  private void push(int number) {
    super.visitIntInsn(Opcodes.BIPUSH, number);
  }

  /** What a method may return, as its descriptor says. */
  private enum Results {
    NO_FUTURE,
    MAYBE_FUTURE,
    FUTURE;

    private static final String FUTURES = "java/util/concurrent/";

    static Results of(Type returned) {
      if (returned.getSort() != Type.OBJECT) {
        return NO_FUTURE;
      }
      String name = returned.getInternalName();
      if (name.startsWith(FUTURES)) {
        return FUTURE;
      }
      boolean other = name.startsWith("java/") && !name.equals("java/lang/Object");
      return other ? NO_FUTURE : MAYBE_FUTURE;
    }
  }
}
