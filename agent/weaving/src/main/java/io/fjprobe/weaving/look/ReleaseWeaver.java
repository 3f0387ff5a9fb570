package io.fjprobe.weaving.look;

import java.lang.instrument.Instrumentation;
import java.util.concurrent.locks.LockSupport;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Lets LockSupport tell which thread it lets go on. All that waits in java.util.concurrent parks
 * there, and so is released there: by whoever completes a future, opens a latch or gives a permit.
 */
final class ReleaseWeaver implements HookWeaver.Hook {

  private static final String METHOD = "unpark";
  private static final String TAKES_THREAD = "(Ljava/lang/Thread;)V";
  private static final String HOOKS = "io/fjprobe/bootstrap/hook/ReleaseHooks";

  private ReleaseWeaver() {}

  /** Null: this JVM does not let the agent do so. */
  static HookWeaver begin(Instrumentation instrumentation) {
    return HookWeaver.begin(
        instrumentation, METHOD, TAKES_THREAD, new ReleaseWeaver(), LockSupport.class);
  }

  @Override
  public MethodVisitor around(MethodVisitor next) {
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitCode() {
        super.visitCode();
        super.visitVarInsn(Opcodes.ALOAD, 0);
        super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, METHOD, TAKES_THREAD, false);
      }
    };
  }
}
