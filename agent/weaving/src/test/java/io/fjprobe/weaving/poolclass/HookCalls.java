package io.fjprobe.weaving.poolclass;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** The hooks that a woven class calls. */
public final class HookCalls extends ClassVisitor {

  private final Set<String> missing = new TreeSet<>();
  private final List<String> found = new ArrayList<>();

  private HookCalls() {
    super(Opcodes.ASM9);
  }

  public static HookCalls in(byte[] woven) {
    HookCalls calls = new HookCalls();
    new ClassReader(woven).accept(calls, ClassReader.SKIP_FRAMES);
    return calls;
  }

  /** Calls of what is no public static method of a bootstrap class. */
  public Set<String> missing() {
    return missing;
  }

  public int found() {
    return found.size();
  }

  /** After the methods that they are in. */
  public List<String> inOrder() {
    return found;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    return new MethodVisitor(Opcodes.ASM9) {
      @Override
      public void visitMethodInsn(
          int opcode, String owner, String hook, String hookDescriptor, boolean isInterface) {
        if (opcode == Opcodes.INVOKESTATIC && owner.startsWith("io/fjprobe/bootstrap/hook/")) {
          check(name + descriptor, owner.replace('/', '.'), hook, hookDescriptor);
        }
      }
    };
  }

  private void check(String method, String owner, String hook, String descriptor) {
    try {
      for (java.lang.reflect.Method each : Class.forName(owner).getMethods()) {
        if (each.getName().equals(hook) && Type.getMethodDescriptor(each).equals(descriptor)) {
          found.add(method + " " + owner + "." + hook + descriptor);
          return;
        }
      }
    } catch (ClassNotFoundException e) {
      // missing, as a method of a class that is there may be
    }
    missing.add(owner + "." + hook + descriptor);
  }
}
