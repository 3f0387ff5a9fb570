package io.fjprobe.weaving.pool;

import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Writes a method that throws a StackOverflowError if less of the stack is left than an event
 * takes: one that overflows while it is written spoils those that come after it, and the Flight
 * Recorder then loses the whole chunk.
 *
 * <p>No Java code can ask how much there is. But a method cannot begin without room for a frame of
 * the interpreter with all its local variables, also when it is compiled, if it calls another: for
 * it might have to go on in the interpreter. This one has variables that nobody uses. It is too
 * long to become part of its callers, where they would not count, and so is what it calls; compiled
 * both are nearly nothing.
 */
final class StackRoom {

  /** Of 8 bytes each. */
  private static final int VARIABLES = 1 << 12;

  /** The compilers take methods of up to 325 bytes into others. */
  private static final int TOO_LONG = 400;

  private static final String CALLED = "stackRoomTouched";

  private StackRoom() {}

  static void write(ClassVisitor out, String owner) {
    MethodVisitor room = begin(out, Opcodes.ACC_PUBLIC, "stackRoom");
    room.visitMethodInsn(Opcodes.INVOKESTATIC, owner, CALLED, "()V", false);
    room.visitInsn(Opcodes.ICONST_0);
    room.visitVarInsn(Opcodes.ISTORE, VARIABLES - 1);
    end(room);
    end(begin(out, Opcodes.ACC_STATIC, CALLED));
  }

  private static MethodVisitor begin(ClassVisitor out, int access, String name) {
    MethodVisitor method = out.visitMethod(access, name, "()V", null, null);
    method.visitCode();
    for (int i = 0; i < TOO_LONG; i++) {
      method.visitInsn(Opcodes.NOP);
    }
    return method;
  }

  private static void end(MethodVisitor method) {
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }
}
