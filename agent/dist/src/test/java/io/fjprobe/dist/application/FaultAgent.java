package io.fjprobe.dist.application;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Makes the hooks of the agent before it fail: before each call in a block that catches everything,
 * so that each error that the call could throw is as good as thrown. Lists the calls that no such
 * block guards.
 */
public final class FaultAgent implements ClassFileTransformer {

  private static final String HOOKS = "io/fjprobe/bootstrap/hook/";
  private static final String ERRORS = "io/fjprobe/bootstrap/guard/Suppressed";

  /** What a hook may call unguarded: what blocks for the pool, and what never throws. */
  private static final Set<String> HARMLESS =
      new HashSet<>(
          Arrays.asList("park", "parkNanos", "wait", "currentThread", "isInterrupted", "nanoTime"));

  private int places;

  private final Set<String> unguarded = new TreeSet<>();

  private FaultAgent() {}

  public static void premain(String argument, Instrumentation instrumentation) throws Exception {
    FaultAgent agent = new FaultAgent();
    instrumentation.addTransformer(agent, true);
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      if (loaded.getName().replace('.', '/').startsWith(HOOKS)) {
        instrumentation.retransformClasses(loaded);
      }
    }
    instrumentation.removeTransformer(agent);
    System.out.println("places=" + agent.places + " unguarded=" + agent.unguarded);
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] file) {
    if (name == null || !name.startsWith(HOOKS)) {
      return null;
    }
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(file).accept(new Faults(writer), 0);
    return writer.toByteArray();
  }

  private final class Faults extends ClassVisitor {

    Faults(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] thrown) {
      boolean hook = (access & Opcodes.ACC_PUBLIC) != 0;
      return new Guarded(super.visitMethod(access, name, descriptor, signature, thrown), hook);
    }
  }

  /** Follows where the code is inside a block that catches everything. */
  private final class Guarded extends MethodVisitor {

    private final Set<Label> starts = new HashSet<>();
    private final Set<Label> ends = new HashSet<>();
    private final boolean hook;
    private boolean guarded;

    Guarded(MethodVisitor next, boolean hook) {
      super(Opcodes.ASM9, next);
      this.hook = hook;
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
      super.visitTryCatchBlock(start, end, handler, type);
      if ("java/lang/Throwable".equals(type)) {
        starts.add(start);
        ends.add(end);
      }
    }

    @Override
    public void visitLabel(Label label) {
      super.visitLabel(label);
      guarded = starts.contains(label) || guarded && !ends.contains(label);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (owner.equals(ERRORS)) {
        // keeps its own errors
      } else if (guarded) {
        places++;
        super.visitMethodInsn(
            Opcodes.INVOKESTATIC, "io/fjprobe/dist/application/Fault", "here", "()V", false);
      } else if (hook && !owner.startsWith(HOOKS) && !HARMLESS.contains(name)) {
        unguarded.add(owner + "." + name);
      }
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
  }
}
