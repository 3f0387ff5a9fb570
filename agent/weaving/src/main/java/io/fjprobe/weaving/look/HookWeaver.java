package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.guard.Suppressed;
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

/** Calls a hook in one method of some classes of the JDK, as long as looks go on. */
final class HookWeaver implements ClassFileTransformer {

  /**
   * What is woven into the method. No branch and no new local variable, so that the stack map stays
   * valid.
   */
  interface Hook {
    MethodVisitor around(MethodVisitor next);
  }

  private final Instrumentation instrumentation;
  private final Class<?>[] classes;
  private final String method;
  private final String descriptor;
  private final Hook hook;

  private HookWeaver(
      Instrumentation instrumentation,
      String method,
      String descriptor,
      Hook hook,
      Class<?>... classes) {
    this.instrumentation = instrumentation;
    this.classes = classes;
    this.method = method;
    this.descriptor = descriptor;
    this.hook = hook;
  }

  /** Null: this JVM does not let the agent do so. */
  static HookWeaver begin(
      Instrumentation instrumentation,
      String method,
      String descriptor,
      Hook hook,
      Class<?>... classes) {
    HookWeaver weaver = new HookWeaver(instrumentation, method, descriptor, hook, classes);
    instrumentation.addTransformer(weaver, true);
    return weaver.retransform() ? weaver : null;
  }

  void end() {
    instrumentation.removeTransformer(this);
    retransform();
  }

  private boolean retransform() {
    try {
      instrumentation.retransformClasses(classes);
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
    if (loader != null || !isOne(retransformed)) {
      return null;
    }
    try {
      ClassReader reader = ClassFiles.reader(file);
      ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
      reader.accept(hooked(writer), 0);
      return writer.toByteArray();
    } catch (RuntimeException e) {
      Suppressed.add(e);
      return null;
    }
  }

  private boolean isOne(Class<?> retransformed) {
    for (Class<?> each : classes) {
      if (each == retransformed) {
        return true;
      }
    }
    return false;
  }

  private ClassVisitor hooked(ClassVisitor next) {
    return new ClassVisitor(Opcodes.ASM9, next) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String its, String signature, String[] exceptions) {
        MethodVisitor next = super.visitMethod(access, name, its, signature, exceptions);
        boolean bridge = (access & Opcodes.ACC_BRIDGE) != 0;
        return name.equals(method) && its.equals(descriptor) && !bridge ? hook.around(next) : next;
      }
    };
  }
}
