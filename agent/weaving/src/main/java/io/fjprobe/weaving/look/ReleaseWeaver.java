package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.weaving.classfile.ClassFiles;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.concurrent.locks.LockSupport;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Lets LockSupport tell which thread it lets go on. All that waits in java.util.concurrent parks
 * there, and so is released there: by whoever completes a future, opens a latch or gives a permit.
 */
final class ReleaseWeaver implements ClassFileTransformer {

  private static final String OWNER = "java/util/concurrent/locks/LockSupport";
  private static final String METHOD = "unpark";
  private static final String TAKES_THREAD = "(Ljava/lang/Thread;)V";
  private static final String HOOKS = "io/fjprobe/bootstrap/hook/ReleaseHooks";

  private final Instrumentation instrumentation;

  private ReleaseWeaver(Instrumentation instrumentation) {
    this.instrumentation = instrumentation;
  }

  /** Null: this JVM does not let the agent do so. */
  static ReleaseWeaver begin(Instrumentation instrumentation) {
    ReleaseWeaver weaver = new ReleaseWeaver(instrumentation);
    instrumentation.addTransformer(weaver, true);
    return weaver.retransform() ? weaver : null;
  }

  void end() {
    instrumentation.removeTransformer(this);
    retransform();
  }

  private boolean retransform() {
    try {
      instrumentation.retransformClasses(LockSupport.class);
      return true;
    } catch (UnmodifiableClassException | RuntimeException | LinkageError e) {
      Suppressed.add(e);
      return false;
    }
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String name,
      Class<?> retransformed,
      ProtectionDomain domain,
      byte[] file) {
    if (!OWNER.equals(name)) {
      return null;
    }
    try {
      ClassReader reader = ClassFiles.reader(file);
      ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
      reader.accept(new Hooked(writer), 0);
      return writer.toByteArray();
    } catch (RuntimeException e) {
      Suppressed.add(e);
      return null;
    }
  }

  /** No branch and no new local variable, so the stack map stays valid. */
  private static final class Hooked extends ClassVisitor {

    Hooked(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return name.equals(METHOD) && descriptor.equals(TAKES_THREAD) ? hooked(next) : next;
    }

    private static MethodVisitor hooked(MethodVisitor next) {
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
}
