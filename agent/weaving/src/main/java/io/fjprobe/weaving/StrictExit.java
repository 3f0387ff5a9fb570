package io.fjprobe.weaving;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Ends the JVM from premain. On JDK 27 and later an exit waits up to a minute for agents' callbacks
 * to return, and premain is one. So another thread exits, premain returns, and the launcher waits
 * before it loads the application. This must be prepared before the exit begins, because from then
 * on the JVM asks no agent to transform a class.
 */
final class StrictExit implements ClassFileTransformer {

  private static final String LAUNCHER = "sun/launcher/LauncherHelper";
  private static final long PROMPT_EXIT_MILLIS = 500;

  private boolean holds;

  private StrictExit() {}

  static void exit(int code, Instrumentation instrumentation) {
    holdLauncher(instrumentation);
    Thread exiting = new Thread(() -> System.exit(code), "fjprobe exit");
    exiting.start();
    try {
      exiting.join(PROMPT_EXIT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Where there is no such launcher, as in a JVM inside another program, there is none to hold. */
  private static void holdLauncher(Instrumentation instrumentation) {
    StrictExit exit = new StrictExit();
    try {
      instrumentation.addTransformer(exit, true);
      Class<?> launcher = Class.forName(LAUNCHER.replace('/', '.'), false, null);
      if (!exit.holds) { // it was there before, from an archive
        instrumentation.retransformClasses(launcher);
      }
    } catch (ClassNotFoundException
        | UnmodifiableClassException
        | RuntimeException
        | LinkageError e) {
      // the JVM exits all the same
    }
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] file) {
    if (loader != null || !LAUNCHER.equals(name)) {
      return null;
    }
    ClassReader reader = ClassFiles.reader(file);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new HoldLauncher(writer), 0);
    holds = true;
    return writer.toByteArray();
  }

  /** Lets the launcher sleep until the JVM is gone. */
  private static final class HoldLauncher extends ClassVisitor {

    HoldLauncher(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] thrown) {
      MethodVisitor method = super.visitMethod(access, name, descriptor, signature, thrown);
      return !name.equals("checkAndLoadMain")
          ? method
          : new MethodVisitor(Opcodes.ASM9, method) {
            @Override
            public void visitCode() {
              super.visitCode();
              super.visitLdcInsn(Long.MAX_VALUE);
              super.visitMethodInsn(
                  Opcodes.INVOKESTATIC, "java/lang/Thread", "sleep", "(J)V", false);
            }
          };
    }
  }
}
