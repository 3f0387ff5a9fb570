package io.fjprobe.weaving.jmh;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Records the iterations of JMH benchmarks in this JVM. JMH runs them in one method, which up to
 * 1.36 has one argument fewer at its end than in 1.37. A version of JMH without this method is left
 * unchanged.
 */
final class JmhWeaver implements ClassFileTransformer {

  static final String HANDLER = "org/openjdk/jmh/runner/BenchmarkHandler";
  private static final String METHOD = "runIteration";
  private static final String BEGINNING =
      "(Lorg/openjdk/jmh/infra/BenchmarkParams;Lorg/openjdk/jmh/infra/IterationParams;";
  private static final String END = ")Lorg/openjdk/jmh/results/IterationResult;";
  private static final String HOOKS = "io/fjprobe/bootstrap/hook/JmhHooks";

  private volatile boolean stopped;

  void stop() {
    stopped = true;
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] file) {
    if (stopped || loader == null || !HANDLER.equals(name)) {
      return null;
    }
    try {
      byte[] woven = weave(file);
      if (woven == null) {
        leaveAlone("its BenchmarkHandler has no runIteration method that the agent knows");
      }
      return woven;
    } catch (Throwable t) {
      leaveAlone("weaving failed: " + t);
      return null;
    }
  }

  private static void leaveAlone(String reason) {
    System.err.println(
        "fjprobe: the iterations of this version of JMH are not recorded: " + reason);
  }

  /** Null if there is nothing to weave. */
  static byte[] weave(byte[] file) {
    boolean[] found = new boolean[1];
    ClassReader reader = ClassFiles.reader(file);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] thrown) {
            MethodVisitor method = super.visitMethod(access, name, descriptor, signature, thrown);
            boolean is =
                name.equals(METHOD) && descriptor.startsWith(BEGINNING) && descriptor.endsWith(END);
            found[0] |= is;
            return is ? new Iteration(method) : method;
          }
        },
        0);
    return found[0] ? writer.toByteArray() : null;
  }

  private static final class Iteration extends MethodVisitor {

    Iteration(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitCode() {
      super.visitCode();
      super.visitVarInsn(Opcodes.ALOAD, 1);
      super.visitVarInsn(Opcodes.ALOAD, 2);
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC, HOOKS, "begin", "(Ljava/lang/Object;Ljava/lang/Object;)V", false);
    }

    /** An iteration that fails has no result, and is none. */
    @Override
    public void visitInsn(int opcode) {
      if (opcode == Opcodes.ARETURN) {
        super.visitInsn(Opcodes.DUP);
        super.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "end", "(Ljava/lang/Object;)V", false);
      }
      super.visitInsn(opcode);
    }
  }
}
