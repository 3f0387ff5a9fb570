package io.fjprobe.weaving.operation;

import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Refuses a method that advice gives more local variables than a class file can say. */
final class LocalVariableLimit extends MethodVisitor {

  /** A class file has two bytes for their number. */
  private static final int MOST = 0xffff;

  private final String method;

  LocalVariableLimit(MethodVisitor next, String method) {
    super(Opcodes.ASM9, next);
    this.method = method;
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    if (maxLocals > MOST) {
      throw new IllegalArgumentException(
          method
              + " has too many local variables: "
              + maxLocals
              + " with the agent's, and a class file can have "
              + MOST);
    }
    super.visitMaxs(maxStack, maxLocals);
  }
}
