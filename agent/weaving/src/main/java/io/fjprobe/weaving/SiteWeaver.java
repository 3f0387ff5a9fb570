package io.fjprobe.weaving;

import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.joinpoint.Site;
import io.fjprobe.weaving.joinpoint.Site.Kind;
import java.util.List;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Calls hooks at single instructions of a method: no branch, no new local variable, so the stack
 * map stays valid. Hooks keep their errors to themselves, since nothing here could catch them
 * without emptying the operand stack.
 */
final class SiteWeaver extends MethodVisitor {

  private static final Type OBJECT = Type.getType(Object.class);

  private final List<JoinPoint> points;
  private final int[] seen;
  private final int[] slots;
  private final WeavingReport report;

  SiteWeaver(
      MethodVisitor next,
      List<JoinPoint> points,
      boolean isStatic,
      String descriptor,
      WeavingReport report) {
    super(Opcodes.ASM9, next);
    this.points = points;
    this.seen = new int[points.size()];
    this.slots = slots(isStatic, descriptor);
    this.report = report;
  }

  private static int[] slots(boolean isStatic, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    int[] slots = new int[types.length];
    int next = isStatic ? 0 : 1;
    for (int i = 0; i < types.length; i++) {
      slots[i] = next;
      next += types[i].getSize();
    }
    return slots;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    Site written = opcode == Opcodes.PUTFIELD ? next(name, Kind.WRITTEN) : null;
    if (written == null) {
      super.visitFieldInsn(opcode, owner, name, descriptor);
    } else {
      keepReceiver();
      super.visitFieldInsn(opcode, owner, name, descriptor);
      callWithKept(written);
    }
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    Site replaced = next(name, Kind.REPLACED);
    if (replaced != null) {
      replace(replaced, opcode == Opcodes.INVOKESTATIC, descriptor);
      return;
    }
    Site written = descriptor.equals("(I)V") ? next(name, Kind.WRITTEN) : null;
    if (written != null) {
      keepReceiver();
    }
    before(next(name, Kind.CALLING), 0);
    before(next(name, Kind.CALLING_ON), 1);
    before(next(name, Kind.CALLING_WITH), 2);
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (written != null) {
      callWithKept(written);
    }
    Site returned = next(name, Kind.RETURNED);
    if (returned != null) {
      returned(returned, Type.getReturnType(descriptor));
    }
    Site called = next(name, Kind.CALLED);
    if (called != null) {
      call(called, Type.VOID_TYPE);
    }
  }

  private void keepReceiver() {
    super.visitInsn(Opcodes.DUP2); // receiver, int, receiver, int
  }

  private void callWithKept(Site site) {
    super.visitInsn(Opcodes.POP); // receiver
    call(site, Type.VOID_TYPE, OBJECT);
  }

  private void before(Site site, int operands) {
    if (site == null) {
      return;
    }
    if (operands == 0) {
      call(site, Type.VOID_TYPE);
    } else if (operands == 1) {
      super.visitInsn(Opcodes.DUP);
      call(site, Type.VOID_TYPE, OBJECT);
    } else {
      super.visitInsn(Opcodes.DUP2);
      call(site, Type.VOID_TYPE, OBJECT, OBJECT);
    }
  }

  private void returned(Site site, Type result) {
    super.visitInsn(result.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
    call(site, Type.VOID_TYPE, result.getSort() == Type.OBJECT ? OBJECT : result);
  }

  private void replace(Site site, boolean isStatic, String descriptor) {
    Type[] arguments = Type.getArgumentTypes(descriptor);
    Type[] onStack = new Type[arguments.length + (isStatic ? 0 : 1)];
    if (!isStatic) {
      onStack[0] = OBJECT;
    }
    System.arraycopy(arguments, 0, onStack, onStack.length - arguments.length, arguments.length);
    call(site, Type.getReturnType(descriptor), onStack);
  }

  private void call(Site site, Type result, Type... onStack) {
    Type[] types = new Type[onStack.length + site.arguments.length];
    System.arraycopy(onStack, 0, types, 0, onStack.length);
    for (int i = 0; i < site.arguments.length; i++) {
      load(site.arguments[i]);
      types[onStack.length + i] = OBJECT;
    }
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        site.hookOwner,
        site.hook,
        Type.getMethodDescriptor(result, types),
        false);
  }

  private void load(String argument) {
    if (argument.equals("null")) {
      super.visitInsn(Opcodes.ACONST_NULL);
    } else if (argument.equals("this")) {
      super.visitVarInsn(Opcodes.ALOAD, 0);
    } else {
      int index = Integer.parseInt(argument.substring("arg".length()));
      super.visitVarInsn(Opcodes.ALOAD, slots[index]);
    }
  }

  /** The site of this kind at this instruction, if any. */
  private Site next(String name, Kind kind) {
    Site found = null;
    for (int i = 0; i < seen.length; i++) {
      Site site = points.get(i).site;
      if (site.kind == kind && site.name.equals(name)) {
        seen[i]++;
        if (site.occurrence == 0 || site.occurrence == seen[i]) {
          found = site;
        }
      }
    }
    return found;
  }

  @Override
  public void visitEnd() {
    for (int i = 0; i < seen.length; i++) {
      int occurrence = points.get(i).site.occurrence;
      boolean matched = occurrence == 0 ? seen[i] == 1 : seen[i] >= occurrence;
      if (matched) {
        report.matched(points.get(i));
      } else {
        report.mismatch(points.get(i), seen[i] + " matches");
      }
    }
    super.visitEnd();
  }
}
