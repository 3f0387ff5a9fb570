package io.fjprobe.weaving.site;

import io.fjprobe.weaving.joinpoint.Site;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Writes what a site does: a call of a hook, or an increment of a field that was added. No branch
 * and no new local variable, so the stack map stays valid. Hooks keep their errors to themselves.
 */
final class HookCall {

  static final Type OBJECT = Type.getType(Object.class);

  private static final String OURS = "Lio/fjprobe/";

  private final MethodVisitor out;
  private final Woven method;

  HookCall(MethodVisitor out, Woven method) {
    this.out = out;
    this.method = method;
  }

  /**
   * @param onStack what the hook takes before the arguments that the site names
   */
  void emit(Site site, Type result, Type... onStack) {
    if (site.counter != null) {
      increment(site.counter);
      return;
    }
    Type[] types = new Type[onStack.length + site.arguments.length];
    System.arraycopy(onStack, 0, types, 0, onStack.length);
    for (int i = 0; i < site.arguments.length; i++) {
      types[onStack.length + i] = load(site.arguments[i]);
    }
    out.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        site.hookOwner,
        site.hook,
        Type.getMethodDescriptor(result, types),
        false);
  }

  private void increment(String counter) {
    out.visitVarInsn(Opcodes.ALOAD, 0);
    out.visitInsn(Opcodes.DUP);
    out.visitFieldInsn(Opcodes.GETFIELD, method.owner, counter, "J");
    out.visitInsn(Opcodes.LCONST_1);
    out.visitInsn(Opcodes.LADD);
    out.visitFieldInsn(Opcodes.PUTFIELD, method.owner, counter, "J");
  }

  private Type load(String argument) {
    if (argument.equals("null")) {
      out.visitInsn(Opcodes.ACONST_NULL);
      return OBJECT;
    }
    if (argument.startsWith("this")) {
      out.visitVarInsn(Opcodes.ALOAD, 0);
      return argument.length() == 4 ? OBJECT : field(argument.substring("this.".length()));
    }
    int index = Site.argumentIndex(argument);
    Type type = method.arguments[index];
    out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), method.slot(index));
    return erased(type);
  }

  private Type field(String name) {
    String descriptor = method.fieldDescriptor(name);
    out.visitFieldInsn(Opcodes.GETFIELD, method.owner, name, descriptor);
    return erased(Type.getType(descriptor));
  }

  /** Hooks cannot name the pool's classes, some of which are private: they get objects. */
  static Type erased(Type type) {
    boolean primitive = type.getSort() < Type.ARRAY;
    return primitive || type.getDescriptor().startsWith(OURS) ? type : OBJECT;
  }
}
