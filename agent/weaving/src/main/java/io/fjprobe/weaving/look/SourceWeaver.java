package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
import java.lang.instrument.Instrumentation;
import java.util.Spliterator;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Lets sources of parallel streams tell how they are divided, if they have their elements one after
 * the other and do not know how many: iterators and readers. They give a thousand elements or more
 * to the first task, so that few elements are all given to one.
 */
final class SourceWeaver implements HookWeaver.Hook {

  private static final String METHOD = "trySplit";
  private static final String DESCRIPTOR = "()Ljava/util/Spliterator;";
  private static final String TAKES_BOTH = "(Ljava/lang/Object;Ljava/lang/Object;)V";
  private static final String HOOKS = "io/fjprobe/bootstrap/hook/SourceHooks";

  /** The same in all JDKs. Those of primitive numbers are not among them. */
  private static final String[] CLASSES = {
    "java.util.Spliterators$IteratorSpliterator", "java.util.Spliterators$AbstractSpliterator"
  };

  private SourceWeaver() {}

  /** Null: this JVM does not let the agent do so. */
  static HookWeaver begin(Instrumentation instrumentation) {
    try {
      Class<?>[] classes = new Class<?>[CLASSES.length];
      for (int i = 0; i < classes.length; i++) {
        classes[i] = Class.forName(CLASSES[i], false, Spliterator.class.getClassLoader());
      }
      return HookWeaver.begin(instrumentation, METHOD, DESCRIPTOR, new SourceWeaver(), classes);
    } catch (ClassNotFoundException | LinkageError e) {
      Suppressed.add(e);
      return null;
    }
  }

  @Override
  public MethodVisitor around(MethodVisitor next) {
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitInsn(int opcode) {
        if (opcode == Opcodes.ARETURN) {
          super.visitInsn(Opcodes.DUP);
          super.visitVarInsn(Opcodes.ALOAD, 0);
          super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "split", TAKES_BOTH, false);
        }
        super.visitInsn(opcode);
      }
    };
  }
}
