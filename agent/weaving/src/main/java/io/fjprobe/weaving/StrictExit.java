package io.fjprobe.weaving;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Ends the JVM from premain. On JDK 27 and later an exit waits up to a minute for agents' callbacks
 * to return, and premain is one. So another thread exits, premain returns, and the launcher waits
 * before it loads the application.
 */
final class StrictExit implements ClassFileTransformer {

  private static final String LAUNCHER = "sun/launcher/LauncherHelper";
  private static final long PROMPT_EXIT_MILLIS = 500;

  private StrictExit() {}

  static void exit(int code, Instrumentation instrumentation) {
    Thread exiting = new Thread(() -> System.exit(code), "fjprobe exit");
    exiting.start();
    try {
      exiting.join(PROMPT_EXIT_MILLIS);
      instrumentation.addTransformer(new StrictExit());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
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
    return ClassFiles.bytes(writer, file);
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
